import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes that call `checkOrigin` themselves, once they have read the body. */
    skipOriginCheck?: boolean;
  }
}

/**
 * Refuses a POST that another website causes a visitor's browser to send. Browsers name the origin of a request in
 * `Sec-Fetch-Site` or `Origin`; requests without either come from other programs and are accepted.
 * @throws HttpError 403
 */
export function checkOrigin(request: FastifyRequest, siteUrl: string): void {
  if (request.method !== 'POST') return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new HttpError(403, 'crossSite');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const isOwn = origin === URL.parse(siteUrl)?.origin || URL.parse(origin)?.host === request.host;
  if (!isOwn) throw new HttpError(403, 'crossSite');
}
