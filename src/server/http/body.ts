import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Size of the body in bytes, as it came. */
    bodyBytes: number;
  }
}

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a request is a form that a browser sent by itself, without JavaScript. */
export function isPlainForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(FORM_TYPE);
}

/**
 * Reads JSON and plain forms, and nothing else: every other type is answered with 415.
 * JSON that would reach into prototypes is refused.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('bodyBytes', 0);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyBytes = Buffer.byteLength(body);
    parseJson(request, body.toString(), done);
  });
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    request.bodyBytes = Buffer.byteLength(body);
    done(null, new URLSearchParams(body.toString()));
  });
}
