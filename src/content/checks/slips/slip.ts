import type { Severity } from '../../report/issues.ts';

/** What texts should not hold: how it is found, what is said of it, and what should stand there. */
export interface Slip {
  code: string;
  severity: Severity;
  /** Where it stands; nearly always a pattern. */
  find: Pick<RegExp, 'exec'>;
  /** One of these signs stands in whatever `find` finds: texts with none of them need not be looked through. */
  signs?: number;
  message(piece: string): string;
  /** What to do, where writing `put` does not say it. */
  suggestion?(piece: string): string;
  /** What should stand in place of the piece. */
  put?(found: RegExpExecArray): string;
  /** Whether `put` is beyond doubt. */
  isSafe?: boolean;
}

/** A piece of a text in quotation marks, shortened. */
export const quoted = (piece: string) => JSON.stringify(piece.length > 60 ? `${piece.slice(0, 57)}…` : piece);

/** A message for signs that have a meaning in another program. */
export const seen = (what: string) => (piece: string) =>
  `${quoted(piece)} is ${what}: visitors see these signs as they are.`;
