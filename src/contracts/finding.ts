/** A mistake in the content, in words for staff. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  /** Relative to the folder the command runs in, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer of the value at fault. */
  pointer: string;
  message: string;
  suggestion: string;
}
