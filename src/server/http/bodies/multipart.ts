import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { PlainForm, Upload } from '../../submission/no-script/plain-form.ts';
import { Refusal } from '../refusal.ts';
import type { BodyReceiver } from './body-receiver.ts';
import { LARGEST_TEXT } from './limits.ts';

export const MULTIPART_TYPE = 'multipart/form-data';

/** Maximum bytes of a document that is kept. Larger ones are read and discarded, so that the client gets a response. */
const LARGEST_FILE = 11 * 1024 * 1024;
/** Maximum bytes that are read, including discarded ones. */
const LARGEST_BODY = 64 * 1024 * 1024;

const LIMITS = {
  parts: 300,
  files: 4,
  fields: 300,
  fieldNameSize: 200,
  fieldSize: LARGEST_TEXT,
  fileSize: LARGEST_FILE,
  headerPairs: 20,
};

/** Reads a document; if it is larger than `room` bytes, only its size is kept. */
async function readUpload(
  { file, fieldname, filename, mimetype }: MultipartFile,
  receiver: BodyReceiver,
  room: number,
) {
  const bytes = receiver.collect();
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= room) bytes.add(chunk);
    else bytes.clear();
  }
  const content = file.truncated || size > room ? undefined : bytes.whole();
  // The parser leaves the name undefined if there is none, although its types say otherwise.
  return new Upload(fieldname, filename || '', mimetype, size, content);
}

/** Browsers also send file inputs without a file: as an empty file without a name. */
function isEmpty({ name, size }: Upload): boolean {
  return name === '' && size === 0;
}

async function readParts(request: FastifyRequest, receiver: BodyReceiver): Promise<PlainForm> {
  receiver.reserve(LARGEST_TEXT);
  const pairs: [string, string][] = [];
  const uploads: Upload[] = [];
  let bytes = 0;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') {
      const room = LARGEST_FILE - uploads.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
      uploads.push(await readUpload(part, receiver, room));
      continue;
    }
    const text = part.value;
    if (typeof text !== 'string') throw new Refusal(400, 'malformed');
    bytes += Buffer.byteLength(text) + part.fieldname.length;
    if (bytes > LARGEST_TEXT || part.valueTruncated || part.fieldnameTruncated) throw new Refusal(413, 'tooLarge');
    pairs.push([part.fieldname, text]);
  }
  return new PlainForm(
    pairs,
    uploads.filter((upload) => !isEmpty(upload)),
  );
}

/**
 * Reads a form with documents. Nothing is written to disk.
 * @throws Refusal 400, 408, 411, 413 or 503; errors of the parser that have a status
 */
export async function readMultipart(request: FastifyRequest): Promise<PlainForm> {
  const length = Number(request.headers['content-length'] ?? 'NaN');
  const { bodyReceiver: receiver } = request;
  if (Number.isNaN(length)) throw new Refusal(411, 'malformed');
  if (!receiver) throw new Refusal(400, 'malformed');
  if (length > LARGEST_BODY) throw new Refusal(413, 'tooLarge');
  try {
    return await receiver.abortable(readParts(request, receiver));
  } catch (error) {
    // The parser's errors about malformed input have no status.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal(400, 'malformed');
  }
}
