import type { FastifyInstance } from 'fastify';

/** Stands for every address outside of the base path: a name that no route and no file has. */
const OUTSIDE = '/.outside';

/**
 * A request's address below the base path, where all routes lie. Checks of health come from inside the house, where
 * nobody knows the path, so they are answered without it too.
 */
export function urlBelow(url: string, basePath: string): string {
  if (basePath === '' || url === '/healthz') return url;
  const below = url.startsWith(basePath) ? url.slice(basePath.length) : OUTSIDE;
  if (below.startsWith('/')) return below;
  return below === '' || below.startsWith('?') ? `/${below}` : OUTSIDE;
}

/** Puts the addresses that answers move to under the base path. */
export function redirectUnder(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  app.addHook('onSend', async (_request, reply) => {
    const { location } = reply.getHeaders();
    if (typeof location !== 'string' || !location.startsWith('/')) return;
    reply.header('location', location === '/' ? basePath : basePath + location.replace(/^\/(?=\?)/, ''));
  });
}
