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
/** The data of a document as it stands in JSON. */
const LONG_BASE64 = /"[A-Za-z0-9+/=]{1000,}"/g;

function hasType(request: FastifyRequest, type: string): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(type);
}

/** Whether a request is a form that a browser sent by itself, without JavaScript. */
export function isPlainForm(request: FastifyRequest): boolean {
  return hasType(request, FORM_TYPE) || hasType(request, MULTIPART_TYPE);
}

/** Counted before the text is read as JSON: a million names take a second to read, a document none. */
function bytesWithoutDocuments(body: string): number {
  const bytes = Buffer.byteLength(body);
  if (bytes <= LARGEST_TEXT) return bytes;
  return [...body.matchAll(LONG_BASE64)].reduce((left, [found]) => left - found.length, bytes);
}

/**
 * Reads JSON and plain forms, and nothing else: every other type is answered with 415.
 * JSON that would reach into prototypes is refused. Documents of plain forms are read by the route.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.decorateRequest('plainForm', undefined);
  await app.register(multipart, { throwFileSizeLimit: false });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (bytesWithoutDocuments(text) > LARGEST_TEXT) done(new Refusal(413, 'tooLarge'));
    else parseJson(request, text, done);
  });
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: LARGEST_TEXT }, (_request, body, done) => {
    try {
      done(null, new PlainForm(new URLSearchParams(body.toString())));
    } catch (error) {
      done(error instanceof Error ? error : new Refusal(400, 'malformed'));
    }
  });
}
