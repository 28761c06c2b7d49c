import { isUtf8 } from 'node:buffer';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PlainForm } from '../../submission/no-script/plain-form.ts';
import { HttpError } from '../http-error.ts';
import type { BodyReceiver } from './body-receiver.ts';
import { detachDocuments, reattachDocuments } from './detached-documents.ts';
import type { GrowingBuffer } from './growing-buffer.ts';
import { MAX_TEXT_BYTES } from './limits.ts';
import { MULTIPART_TYPE } from './multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The content of a plain form, as far as it was read. */
    plainForm: PlainForm | undefined;
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

function hasType(request: FastifyRequest, type: string): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(type);
}

/** Whether a request is a form submitted by the browser itself, without JavaScript. */
export function isPlainForm(request: FastifyRequest): boolean {
  return hasType(request, FORM_TYPE) || hasType(request, MULTIPART_TYPE);
}

/** Maximum bytes of a chunk from a socket. */
const MAX_CHUNK_BYTES = 64 * 1024;

/**
 * Frees the memory of a chunk from a socket once it has been copied. The garbage collector considers only its heap, and
 * would leave up to a hundred megabytes of chunks in memory.
 */
function freeChunk({ buffer, byteLength }: Buffer): void {
  const isAlone = buffer.byteLength === byteLength && byteLength <= MAX_CHUNK_BYTES;
  if (isAlone && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

async function collect(receiver: BodyReceiver, payload: AsyncIterable<Buffer>, limit: number): Promise<GrowingBuffer> {
  const bytes = receiver.collect();
  for await (const chunk of payload) {
    if (bytes.size + chunk.length > limit) throw new HttpError(413, 'tooLarge');
    bytes.add(chunk);
    freeChunk(chunk);
  }
  return bytes;
}

/**
 * Reads a body into a single buffer outside the heap, where a large body may wait.
 * @throws HttpError 413 if it is larger than `limit`, 408 if it is too slow, 503 if there is no room for it
 */
async function readBytes(request: FastifyRequest, payload: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new HttpError(413, 'tooLarge');
  const { bodyReceiver: receiver } = request;
  if (!receiver) return Buffer.alloc(0);
  const bytes = await receiver.abortable(collect(receiver, payload, limit));
  if (bytes.size > MAX_TEXT_BYTES) await receiver.waitForSlot();
  return bytes.whole();
}

/**
 * Registers parsers for JSON and plain forms; every other content type is answered with 415. JSON with `__proto__` or
 * similar keys is refused. The route reads the documents of plain forms itself.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.decorateRequest('plainForm', undefined);
  await app.register(multipart, { throwFileSizeLimit: false });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      parseJson(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const body = await readBytes(request, payload, request.routeOptions.bodyLimit ?? MAX_TEXT_BYTES);
    // RFC 8259, 8.1. Decoding would silently replace what is not UTF-8.
    if (!isUtf8(body)) throw new HttpError(400, 'malformed');
    if (body.length <= MAX_TEXT_BYTES) return parse(request, body.toString());
    const { text, documents } = detachDocuments(body);
    const value = await parse(request, text);
    reattachDocuments(value, documents);
    return value;
  });
  app.addContentTypeParser(FORM_TYPE, async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const body = await readBytes(request, payload, MAX_TEXT_BYTES);
    return new PlainForm(new URLSearchParams(body.toString()));
  });
}
