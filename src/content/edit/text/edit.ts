/**
 * One change of a JSON text. Places are JSON pointers (RFC 6901); in a list the last step is an index, or `-` for the
 * place behind the last item.
 */
export type Edit =
  /** Puts a value in the place of another one, or adds a property that is not there. */
  | { type: 'set'; at: string; value: unknown }
  /** Adds an item before the one at this index, or a property, `place` properties from the top or at the end. */
  | { type: 'insert'; at: string; value: unknown; place?: number }
  | { type: 'remove'; at: string }
  /** Takes a value out and puts it, as it is written, where `to` is afterwards (as in RFC 6902). */
  | { type: 'move'; from: string; to: string }
  /** Gives a property another name; it stays where it stands. */
  | { type: 'rename'; at: string; name: string };

/** An edit cannot be made; the message says why, in a sentence for the user. */
export class EditError extends Error {}

/** A piece of a text, and what comes in its place. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** A text with a piece of it replaced. */
export function replaced(text: string, { start, end, text: put }: Replacement): string {
  return text.slice(0, start) + put + text.slice(end);
}
