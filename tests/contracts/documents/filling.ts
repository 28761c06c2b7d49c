/** Parts of documents that are expensive to read. */

/** What makes the document expensive, its file name, and its content. */
export type Heavy = [what: string, name: string, content: Buffer];

export const MEBIBYTE = 1024 * 1024;
/** Bytes just below the largest document that a form accepts. */
export const LARGEST = 10 * MEBIBYTE - 2000;

/** Repeats a text until it has `length` bytes. */
export const filled = (piece: string, length = LARGEST) => piece.repeat(Math.floor(length / piece.length));
