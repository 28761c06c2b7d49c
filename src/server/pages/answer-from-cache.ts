import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CachedFile, FileCache, Form } from './file-cache.ts';

/** Matches an Accept-Encoding list that contains an encoding without weight 0. */
const listing = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`, 'i');
const BROTLI = listing('br');
const GZIP = listing('gzip');

/** The shortest encoding of a cached file that the client accepts. */
export function encodingFor({ plain, compressed }: CachedFile, headers: IncomingHttpHeaders): Form {
  const accepted = headers['accept-encoding'];
  if (!compressed || typeof accepted !== 'string') return plain;
  if (BROTLI.test(accepted)) return compressed.brotli;
  return GZIP.test(accepted) ? compressed.gzip : plain;
}

/** Whether the client already has this version of the file. */
export function isNotModified({ etag }: Form, headers: IncomingHttpHeaders): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || known === etag) return known !== undefined;
  return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** The path of a URL below the base path; undefined outside of it. Nothing is decoded. */
function pathBelow(url: string, basePath: string): string | undefined {
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
export function answerFromCache(
  files: FileCache,
  basePath: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathBelow(request.url ?? '', basePath);
  const file = path === undefined ? undefined : files.get(path);
  if (!file) return false;
  const form = encodingFor(file, request.headers);
  if (isNotModified(form, request.headers)) response.writeHead(304, form.unchangedHeaders).end();
  else response.writeHead(200, form.rawHeaders).end(request.method === 'HEAD' ? undefined : form.body);
  return true;
}
