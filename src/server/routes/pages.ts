import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../api.ts';
import { Refusal } from '../http/refusal.ts';

/** Folders whose files have a hash in their name: they never change. */
const HASHED = /^\/(assets|images|fonts)\//;
const YEAR = 365 * 24 * 60 * 60;

type Found = 'page' | 'file' | undefined;

async function kindOf(path: string): Promise<Found> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return 'file';
  return found?.isDirectory() ? 'page' : undefined;
}

/** A page is a folder with an index.html in it. */
async function find(root: string, path: string): Promise<Found> {
  const kind = await kindOf(join(root, path));
  if (kind !== 'page') return kind;
  return (await kindOf(join(root, path, 'index.html'))) === 'file' ? 'page' : undefined;
}

/** The path of an address, decoded; undefined for what no file of ours is called: nothing begins with a dot. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    const isOdd = /[\\\p{Cc}]/u.test(path) || /\/\./.test(path) || !path.startsWith('/');
    return isOdd ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The one address of a page: lower case, single slashes, none at the end, no index.html. */
function canonical(path: string): string {
  const lower = path.toLowerCase().replace(/\/{2,}/g, '/');
  return lower.replace(/\/index\.html$/, '/').replace(/(?!^)\/$/, '');
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** Answers with the 404.html that is nearest: in the folder of the path, or further up. */
async function sendNotFound(root: string, reply: FastifyReply, path = '/'): Promise<FastifyReply> {
  const folder = posix.dirname(path);
  const name = posix.join(folder, '404.html');
  if ((await kindOf(join(root, name))) === 'file') return reply.code(404).sendFile(name);
  if (folder === path) throw new Refusal(404, 'notFound');
  return sendNotFound(root, reply, folder);
}

async function servePage(root: string, request: FastifyRequest, reply: FastifyReply) {
  if (isApiPath(request.url)) throw new Refusal(404, 'notFound');
  const path = readPath(request.url);
  if (path === undefined) return sendNotFound(root, reply);
  const main = canonical(path);
  if (main !== path && (await find(root, main)) === 'page') {
    return reply.redirect(`${encodeURI(main)}${queryOf(request.url)}`, 308);
  }
  const found = main === path || !path.endsWith('/') ? await find(root, path) : undefined;
  if (found === 'page') return reply.sendFile(join(path, 'index.html'));
  return found === 'file' ? reply.sendFile(path) : sendNotFound(root, reply, path);
}

/**
 * Serves the built site from `root` (an absolute path): pages, files, their Brotli copies, and the 404 page for
 * everything else. What has a hash in its name may be kept for ever; everything else is asked for again.
 */
export async function pageRoutes(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isHashed = HASHED.test(path.slice(root.length).replaceAll('\\', '/'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  app.get('/*', (request, reply) => servePage(root, request, reply));
}
