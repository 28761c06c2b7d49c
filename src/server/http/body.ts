import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LARGEST_TEXT } from './limits.ts';
import { MULTIPART_TYPE } from './multipart.ts';
import { PlainForm } from './plain-form.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a plain form said, as far as it was read. */
    plainForm: PlainForm | undefined;
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The beginning of the data of a document as it stands in JSON. */
const DATA = /"data"\s{0,9}:\s{0,9}"/g;

function hasType(request: FastifyRequest, type: string): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(type);
}

/** Whether a request is a form that a browser sent by itself, without JavaScript. */
export function isPlainForm(request: FastifyRequest): boolean {
  return hasType(request, FORM_TYPE) || hasType(request, MULTIPART_TYPE);
}

/** Counted before the text is read as JSON: a million names take a second to read, a document none. */
function bytesWithoutDocuments(body: string): number {
  let bytes = Buffer.byteLength(body);
  if (bytes <= LARGEST_TEXT) return bytes;
  const pattern = new RegExp(DATA);
  for (let found = pattern.exec(body); found; found = pattern.exec(body)) {
    const end = body.indexOf('"', pattern.lastIndex);
    if (end < 0) break;
    bytes -= end - pattern.lastIndex;
    pattern.lastIndex = end;
  }
  return bytes;
}

/**
 * Reads a body into a single piece of memory outside of that for texts: a large one may have to wait there.
 * @throws Refusal 413 when it is larger than the route allows
 */
async function readBytes(request: FastifyRequest, payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit ?? LARGEST_TEXT;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw new Refusal(413, 'tooLarge');
  let bytes = Buffer.allocUnsafeSlow(announced);
  let size = 0;
  for await (const chunk of payload) {
    if (size + chunk.length > limit) throw new Refusal(413, 'tooLarge');
    if (size + chunk.length > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(2 * bytes.length, size + chunk.length)));
      bytes.copy(larger, 0, 0, size);
      bytes = larger;
    }
    chunk.copy(bytes, size);
    size += chunk.length;
  }
  return bytes.subarray(0, size);
}

/**
 * Reads JSON and plain forms, and nothing else: every other type is answered with 415.
 * JSON that would reach into prototypes is refused. Documents of plain forms are read by the route.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.decorateRequest('plainForm', undefined);
  app.decorateRequest('enterLane', undefined);
  await app.register(multipart, { throwFileSizeLimit: false });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const body = await readBytes(request, payload);
    if (body.length > LARGEST_TEXT) await request.enterLane?.();
    const text = body.toString();
    if (bytesWithoutDocuments(text) > LARGEST_TEXT) throw new Refusal(413, 'tooLarge');
    return new Promise((resolve, reject) => {
      parseJson(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  });
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: LARGEST_TEXT }, (_request, body, done) => {
    try {
      done(null, new PlainForm(new URLSearchParams(body.toString())));
    } catch (error) {
      done(error instanceof Error ? error : new Refusal(400, 'malformed'));
    }
  });
}
