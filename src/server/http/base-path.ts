import type { FastifyInstance } from 'fastify';

/** Stands for every address outside of the base path: a name that no route and no file has. */
const OUTSIDE = '/.outside';

/**
 * A request's address below the base path, where all routes lie. Checks of health come from inside the house, where
 * nobody knows the path, so they are answered without it too.
 */
export function urlBelow(url: string, basePath: string): string {
  if (basePath === '' || url === '/healthz') return url;
  if (!url.startsWith(basePath)) return OUTSIDE;
  const below = url.slice(basePath.length);
  if (below.startsWith('/')) return below;
  // The base path alone is one slash short of the home page; as an address with one too many it is moved there.
  return below === '' || below.startsWith('?') ? `//${below}` : OUTSIDE;
}

/** Puts the addresses that answers move to under the base path. */
export function redirectUnder(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  app.addHook('onSend', async (_request, reply) => {
    const { location } = reply.getHeaders();
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', basePath + location);
  });
}
