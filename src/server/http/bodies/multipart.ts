import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { PlainForm, Upload } from '../../submission/no-script/plain-form.ts';
import { HttpError } from '../http-error.ts';
import type { BodyReceiver } from './body-receiver.ts';
import { MAX_TEXT_BYTES } from './limits.ts';

export const MULTIPART_TYPE = 'multipart/form-data';

/** Maximum bytes of a document that is kept. Larger ones are read and discarded, so that the client gets a response. */
const MAX_FILE_BYTES = 11 * 1024 * 1024;
/** Maximum bytes that are read, including discarded ones. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

const LIMITS = {
  parts: 300,
  files: 4,
  fields: 300,
  fieldNameSize: 200,
  fieldSize: MAX_TEXT_BYTES,
  fileSize: MAX_FILE_BYTES,
  headerPairs: 20,
};

/** Reads a document; if it is larger than `maxBytes` bytes, only its size is kept. */
async function readUpload(
  { file, fieldname, filename, mimetype }: MultipartFile,
  receiver: BodyReceiver,
  maxBytes: number,
) {
  const bytes = receiver.collect();
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= maxBytes) bytes.add(chunk);
    else bytes.clear();
  }
  const content = file.truncated || size > maxBytes ? undefined : bytes.whole();
  // The parser leaves the name undefined if there is none, although its types say otherwise.
  return new Upload(fieldname, filename || '', mimetype, size, content);
}

/** Browsers also send file inputs without a file: as an empty file without a name. */
function isEmpty({ name, size }: Upload): boolean {
  return name === '' && size === 0;
}

async function readParts(request: FastifyRequest, receiver: BodyReceiver): Promise<PlainForm> {
  receiver.reserve(MAX_TEXT_BYTES);
  const pairs: [string, string][] = [];
  const uploads: Upload[] = [];
  let bytes = 0;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') {
      const remaining = MAX_FILE_BYTES - uploads.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
      uploads.push(await readUpload(part, receiver, remaining));
      continue;
    }
    const text = part.value;
    if (typeof text !== 'string') throw new HttpError(400, 'malformed');
    bytes += Buffer.byteLength(text) + part.fieldname.length;
    if (bytes > MAX_TEXT_BYTES || part.valueTruncated || part.fieldnameTruncated) throw new HttpError(413, 'tooLarge');
    pairs.push([part.fieldname, text]);
  }
  return new PlainForm(
    pairs,
    uploads.filter((upload) => !isEmpty(upload)),
  );
}

/**
 * Reads a form with documents. Nothing is written to disk.
 * @throws HttpError 400, 408, 411, 413 or 503; errors of the parser that have a status
 */
export async function readMultipart(request: FastifyRequest): Promise<PlainForm> {
  const length = Number(request.headers['content-length'] ?? 'NaN');
  const { bodyReceiver: receiver } = request;
  if (Number.isNaN(length)) throw new HttpError(411, 'malformed');
  if (!receiver) throw new HttpError(400, 'malformed');
  if (length > MAX_BODY_BYTES) throw new HttpError(413, 'tooLarge');
  try {
    return await receiver.abortable(readParts(request, receiver));
  } catch (error) {
    // The parser's errors about malformed input have no status.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new HttpError(400, 'malformed');
  }
}
