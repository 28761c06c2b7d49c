import type { FastifyInstance } from 'fastify';

/** Replaces every URL outside the base path: a path without a route or file. */
const OUTSIDE = '/.outside';

/**
 * A request's URL without the base path. Health checks come from the local network and do not know the base path, so
 * they are answered without it too.
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || url === '/healthz') return url;
  if (!url.startsWith(basePath)) return OUTSIDE;
  const below = url.slice(basePath.length);
  if (below.startsWith('/')) return below;
  // The base path without its trailing slash: redirected to the home page, like a URL with one slash too many.
  return below === '' || below.startsWith('?') ? `//${below}` : OUTSIDE;
}

/** Adds the base path to the targets of redirects. */
export function prefixRedirects(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  app.addHook('onSend', async (_request, reply) => {
    const { location } = reply.getHeaders();
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', basePath + location);
  });
}
