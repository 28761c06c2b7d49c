import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CachedFile, EncodedFile, FileCache } from './file-cache.ts';

/** Matches an Accept-Encoding list that contains an encoding without weight 0. */
const acceptPattern = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`, 'i');
const BROTLI = acceptPattern('br');
const GZIP = acceptPattern('gzip');

/** The shortest encoding of a cached file that the client accepts. */
export function encodingFor({ plain, compressed }: CachedFile, headers: IncomingHttpHeaders): EncodedFile {
  const accepted = headers['accept-encoding'];
  if (!compressed || typeof accepted !== 'string') return plain;
  if (BROTLI.test(accepted)) return compressed.brotli;
  return GZIP.test(accepted) ? compressed.gzip : plain;
}

/** Whether the client already has this version of the file. */
export function isNotModified({ etag }: EncodedFile, headers: IncomingHttpHeaders): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || known === etag) return known !== undefined;
  return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** The path of a URL below the base path; undefined outside of it. Nothing is decoded. */
function pathBelowBase(url: string, basePath: string): string | undefined {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (basePath === '') return path;
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/**
 * Answers a request for a cached file without the framework, whose hooks, routes and replies would take most of the
 * time. Only URLs that have passed the framework's checks are in the cache.
 * @returns false if the framework has to answer
 */
export function respondFromCache(
  files: FileCache,
  basePath: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathBelowBase(request.url ?? '', basePath);
  const file = path === undefined ? undefined : files.get(path);
  if (!file) return false;
  const encoded = encodingFor(file, request.headers);
  if (isNotModified(encoded, request.headers)) response.writeHead(304, encoded.notModifiedHeaders).end();
  else response.writeHead(200, encoded.rawHeaders).end(request.method === 'HEAD' ? undefined : encoded.body);
  return true;
}
