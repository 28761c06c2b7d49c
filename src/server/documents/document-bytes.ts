import type { SentDocument } from './sent-document.ts';

function decodeBase64(bytes: Buffer): Buffer | undefined {
  if (bytes.length % 4 !== 0) return undefined;
  const text = bytes.toString('latin1');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const content = Buffer.from(text, 'base64');
  // Characters that are not base64 are skipped while decoding, so that the length tells of them.
  return content.length === (text.length / 4) * 3 - padding ? content : undefined;
}

/** The bytes of a document, or undefined when they are not what was announced. */
export function decodeDocument({ bytes, isBase64, size }: SentDocument): Buffer | undefined {
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const content = isBase64 ? decodeBase64(sent) : sent;
  return content?.length === size ? content : undefined;
}
