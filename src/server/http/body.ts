import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { putDocumentsBack, setDocumentsAside } from './documents-aside.ts';
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

function hasType(request: FastifyRequest, type: string): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(type);
}

/** Whether a request is a form that a browser sent by itself, without JavaScript. */
export function isPlainForm(request: FastifyRequest): boolean {
  return hasType(request, FORM_TYPE) || hasType(request, MULTIPART_TYPE);
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
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      parseJson(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const body = await readBytes(request, payload);
    if (body.length <= LARGEST_TEXT) return parse(request, body.toString());
    await request.enterLane?.();
    const { text, documents } = setDocumentsAside(body);
    const value = await parse(request, text);
    putDocumentsBack(value, documents);
    return value;
  });
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: LARGEST_TEXT }, (_request, body, done) => {
    try {
      done(null, new PlainForm(new URLSearchParams(body.toString())));
    } catch (error) {
      done(error instanceof Error ? error : new Refusal(400, 'malformed'));
    }
  });
}
