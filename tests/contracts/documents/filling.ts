/** What documents that are heavy to read are made from. */

/** What makes it heavy, the name it comes under, and the document. */
export type Heavy = [what: string, name: string, content: Buffer];

export const MEBIBYTE = 1024 * 1024;
/** Bytes just below the largest document that a form takes. */
export const LARGEST = 10 * MEBIBYTE - 2000;

/** A piece again and again. */
export const filled = (piece: string, length = LARGEST) => piece.repeat(Math.floor(length / piece.length));
