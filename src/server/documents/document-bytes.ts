import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UploadedDocument } from './uploaded-document.ts';

/** Characters decoded at a time; a multiple of four, since four characters are three bytes. */
const PIECE = 64 * 1024;
/** Chunks per turn of the event loop: decoding a large document takes 20 ms, which would delay other requests. */
const PIECES_AT_ONCE = 16;
const EQUALS = 0x3d;

function paddingOf(bytes: Buffer): number {
  if (bytes.at(-1) !== EQUALS) return 0;
  return bytes.at(-2) === EQUALS ? 2 : 1;
}

/** Decodes in place: decoded bytes are shorter than the text, so no further memory is needed. */
async function decodeBase64(bytes: Buffer): Promise<Buffer | undefined> {
  if (bytes.length % 4 !== 0) return undefined;
  const length = (bytes.length / 4) * 3 - paddingOf(bytes);
  let decoded = 0;
  for (let at = 0; at < bytes.length; at += PIECE) {
    if (at % (PIECES_AT_ONCE * PIECE) === 0) await nextTurn();
    decoded += bytes.write(bytes.toString('latin1', at, at + PIECE), decoded, 'base64');
  }
  // Decoding skips characters that are not base64; the resulting length reveals them.
  return decoded === length ? bytes.subarray(0, decoded) : undefined;
}

/** The bytes of a document, in the memory it arrived in; undefined if they do not match the announced size. */
export async function decodeDocument({ bytes, isBase64, size }: UploadedDocument): Promise<Buffer | undefined> {
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const content = isBase64 ? await decodeBase64(sent) : sent;
  return content?.length === size ? content : undefined;
}
