import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes that call `checkOrigin` themselves, once they have read the body. */
    checksOrigin?: boolean;
  }
}

/**
 * Refuses a POST that another website causes a visitor's browser to send. Browsers name the origin of a request in
 * `Sec-Fetch-Site` or `Origin`; requests without either come from other programs and are accepted.
 * @throws Refusal 403
 */
export function checkOrigin(request: FastifyRequest, siteUrl: string): void {
  if (request.method !== 'POST') return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, 'crossSite');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const isOwn = origin === URL.parse(siteUrl)?.origin || URL.parse(origin)?.host === request.host;
  if (!isOwn) throw new Refusal(403, 'crossSite');
}
