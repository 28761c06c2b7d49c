import { randomUUID } from 'node:crypto';
import { HttpError } from '../http-error.ts';
import { MAX_TEXT_BYTES } from './limits.ts';

/** The base64 text of a document as bytes, because decoding ten million characters into a string is slow. */
export class EncodedData {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const DATA = Buffer.from('"data"');
/** What separates the property name from the text of a document: a colon, with whitespace around it. */
const SEPARATOR = /^\s{0,9}:\s{0,9}"/;
const MAX_SEPARATOR_LENGTH = 20;
/** More documents than any form has. */
const MAX_DOCUMENTS = 4;

/** The ranges of the values of all closed strings named `data`. */
function dataRanges(body: Buffer): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let at = body.indexOf(DATA);
  while (at >= 0 && ranges.length < MAX_DOCUMENTS) {
    const name = at + DATA.length;
    const separatorLength = SEPARATOR.exec(body.toString('latin1', name, name + MAX_SEPARATOR_LENGTH))?.[0].length ?? 0;
    const start = name + separatorLength;
    const end = separatorLength > 0 ? body.indexOf(QUOTE, start) : start;
    if (end < 0) break;
    if (separatorLength > 0) ranges.push([start, end]);
    at = body.indexOf(DATA, end + 1);
  }
  return ranges;
}

/** Resolves escapes: JSON allows them, although base64 needs none. */
function unescaped(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(BACKSLASH)) return bytes;
  try {
    return Buffer.from(String(JSON.parse(`"${Buffer.from(bytes).toString()}"`)));
  } catch {
    throw new HttpError(400, 'malformed');
  }
}

/**
 * Cuts the documents out of a large body, so that parsing the rest as JSON is fast.
 * @returns the JSON with a placeholder for each document, and the documents by placeholder
 * @throws HttpError 413 if the rest is larger than any form without its documents
 */
export function detachDocuments(body: Buffer): { text: string; documents: ReadonlyMap<string, EncodedData> } {
  const documents = new Map<string, EncodedData>();
  const pieces: Uint8Array[] = [];
  let last = 0;
  for (const [start, end] of dataRanges(body)) {
    const placeholder = randomUUID();
    pieces.push(body.subarray(last, start), Buffer.from(placeholder));
    // The first one may keep the buffer of the whole body.
    const bytes = documents.size === 0 ? body.subarray(start, end) : new Uint8Array(body.subarray(start, end));
    documents.set(placeholder, new EncodedData(unescaped(bytes)));
    last = end;
  }
  pieces.push(body.subarray(last));
  if (pieces.reduce((bytes, { length }) => bytes + length, 0) > MAX_TEXT_BYTES) throw new HttpError(413, 'tooLarge');
  return { text: Buffer.concat(pieces).toString(), documents };
}

/** Replaces the placeholders by their documents. */
export function reattachDocuments(payload: unknown, documents: ReadonlyMap<string, EncodedData>): void {
  if (typeof payload !== 'object' || payload === null) return;
  for (const value of Object.values(payload)) {
    if (typeof value !== 'object' || value === null) continue;
    const document = documents.get(value.data);
    if (document) value.data = document;
  }
}
