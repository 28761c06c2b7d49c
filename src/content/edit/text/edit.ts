/**
 * One edit of a JSON text. Places are JSON pointers (RFC 6901); in a list the last step is an index, or `-` for the
 * end.
 */
export type Edit =
  /** Replaces a value, or adds a missing property. */
  | { type: 'set'; at: string; value: unknown }
  /**
   * Adds an item before the one at this index, or a property. `place` is how many properties come before it; by default
   * it is added at the end.
   */
  | { type: 'insert'; at: string; value: unknown; place?: number }
  | { type: 'remove'; at: string }
  /** Moves a value with its formatting. As in RFC 6902, `to` is its place after the move. */
  | { type: 'move'; from: string; to: string }
  /** Renames a property, keeping its position. */
  | { type: 'rename'; at: string; name: string };

/** An edit cannot be made; the message says why, in a sentence for the user. */
export class EditError extends Error {}

/** A replacement of part of a text. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** A text with one part replaced. */
export function applyReplacement(text: string, { start, end, text: replacement }: Replacement): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
