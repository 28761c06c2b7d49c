/** A piece of a file's text, and what comes in its place. Offsets count UTF-16 units from 0; the end is exclusive. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** What fixes a finding in its own file. */
export interface Fix {
  /** What it does, as on a button: 'Change to "/services/farmers"'. */
  title: string;
  /** Whether the fix needs no review: what was meant is beyond doubt. */
  isSafe: boolean;
  edits: TextEdit[];
}

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
  fix?: Fix;
}
