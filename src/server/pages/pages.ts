import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../../contracts/hosting.ts';
import { isApiPath } from '../http/api-routes.ts';
import { HttpError } from '../http/http-error.ts';
import type { FileCache } from './file-cache.ts';
import { encodingFor, isNotModified } from './respond-from-cache.ts';

/** The built site: its folder (absolute), and its cached files. */
export interface BuiltSite {
  root: string;
  files: FileCache;
  /** The new path of a page that has moved. */
  redirectFor(path: string): string | undefined;
}

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

/** Files of the build for static hosts, which visitors do not get. */
const FOR_HOSTS = ['/_headers', '/_redirects'];

/** The decoded path of a URL; undefined for names that no file of the site has, such as those that begin with a dot. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    const isOdd = /[\\\p{Cc}]/u.test(path) || /\/\./.test(path) || !path.startsWith('/') || FOR_HOSTS.includes(path);
    return isOdd ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The canonical path of a page: lower case, single slashes, none at the end, no index.html. */
function canonical(path: string): string {
  const lower = path.toLowerCase().replace(/\/{2,}/g, '/');
  return lower.replace(/\/index\.html$/, '/').replace(/(?!^)\/$/, '');
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** Sends a file of the site: from memory, or from disk if it is too large. */
async function sendFile(files: FileCache, request: FastifyRequest, reply: FastifyReply, path: string, name = path) {
  const file = await files.load(path, name);
  if (!file) return reply.sendFile(name);
  const encoded = encodingFor(file, request.headers);
  const isUnchanged = reply.statusCode === 200 && isNotModified(encoded, request.headers);
  if (isUnchanged) return reply.code(304).headers(encoded.notModifiedHeaders).send();
  return reply.headers(encoded.headers).send(encoded.body);
}

/** Answers with the nearest 404.html: in the folder of the path, or further up. */
async function sendNotFound(
  site: BuiltSite,
  request: FastifyRequest,
  reply: FastifyReply,
  path = '/',
): Promise<FastifyReply> {
  const { root, files } = site;
  const folder = posix.dirname(path);
  const name = posix.join(folder, '404.html');
  if ((await kindOf(join(root, name))) === 'file') return sendFile(files, request, reply.code(404), name);
  if (folder === path) throw new HttpError(404, 'notFound');
  return sendNotFound(site, request, reply, folder);
}

/** Whether a URL is a page or a file, or redirects to one. */
export async function hasPage({ root }: BuiltSite, url: string): Promise<boolean> {
  const path = isApiPath(url) ? undefined : readPath(url);
  return path !== undefined && ((await find(root, canonical(path))) ?? (await find(root, path))) !== undefined;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What a path leads to: another path, a file of the build, or nothing. */
type Target = { redirect: string } | { file: string } | undefined;

async function resolvePath(site: BuiltSite, path: string): Promise<Target> {
  const { root } = site;
  const main = canonical(path);
  const redirect = site.redirectFor(main);
  if (redirect !== undefined) return { redirect };
  if (main !== path && (await find(root, main)) === 'page') return { redirect: main };
  if (main !== path && path.endsWith('/')) return undefined;
  const found = await find(root, path);
  return found && { file: found === 'page' ? posix.join(path, 'index.html') : path };
}

async function servePage(site: BuiltSite, request: FastifyRequest, reply: FastifyReply, unrouted: Handler) {
  if (isApiPath(request.url)) return unrouted(request, reply);
  const path = readPath(request.url);
  if (path === undefined) return sendNotFound(site, request, reply);
  const target = await resolvePath(site, path);
  if (!target) return sendNotFound(site, request, reply, path);
  if ('file' in target) return sendFile(site.files, request, reply, path, target.file);
  return reply.redirect(`${encodeURI(target.redirect)}${queryOf(request.url)}`, 308);
}

/**
 * Serves the built site: pages, files, their Brotli copies, and the 404 page for everything else. Files with a hash in
 * their name may be cached for ever; everything else is revalidated. `unrouted` answers for URLs of the API.
 */
export async function pageRoutes(app: FastifyInstance, site: BuiltSite, unrouted: Handler): Promise<void> {
  const { root } = site;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControl(path.slice(root.length).replaceAll('\\', '/')));
    },
  });
  app.get('/*', (request, reply) => servePage(site, request, reply, unrouted));
}
