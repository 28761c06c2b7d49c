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
 * Reads JSON and plain forms, and nothing else: every other type is answered with 415.
 * JSON that would reach into prototypes is refused. Documents of plain forms are read by the route.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.decorateRequest('plainForm', undefined);
  app.decorateRequest('enterLane', undefined);
  await app.register(multipart, { throwFileSizeLimit: false });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // A large body waits as bytes, outside of the memory that JavaScript keeps its texts in.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
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
