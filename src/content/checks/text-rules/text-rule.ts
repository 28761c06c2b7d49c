import type { Severity } from '../../report/issues.ts';

/** A rule for single texts: what it finds, what the finding says, and what to write instead. */
export interface TextRule {
  code: string;
  severity: Severity;
  /** Finds the piece of the text that is wrong; nearly always a pattern. */
  find: Pick<RegExp, 'exec'>;
  /** The only language in which it holds; otherwise in all. */
  language?: string;
  /** Signs of which every match contains at least one: texts without any of them are skipped. */
  signs?: number;
  message(piece: string): string;
  /** What to do, unless it is to write `put`. */
  suggestion?(piece: string): string;
  /** What to write instead of the piece. */
  put?(found: RegExpExecArray): string;
  /** Whether `put` is certainly what was meant. */
  isSafe?: boolean;
}

/** A piece of a text in quotation marks, shortened. */
export const quoted = (piece: string) => JSON.stringify(piece.length > 60 ? `${piece.slice(0, 57)}…` : piece);

/** A message for markup of another program. */
export const seen = (what: string) => (piece: string) =>
  `${quoted(piece)} is ${what}: visitors would see these characters as they are.`;
