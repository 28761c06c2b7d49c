import { once } from 'node:events';
import { Agent as HttpAgent, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateHost } from '../../contracts/network-address.ts';
import { PrivateAddress, publicLookup } from './public-lookup.ts';

/** Maximum bytes of a response that are read. */
const MAX_RESPONSE_BYTES = 4096;

/** One POST. */
export interface Post {
  url: string;
  headers: OutgoingHttpHeaders;
  body: string;
  /** Whether private addresses and unencrypted connections are allowed. */
  allowPrivate: boolean;
  /** Milliseconds for everything: lookup, connection, request, response. */
  timeout: number;
}

/** The beginning of a response. */
export interface ResponseStart {
  status: number;
  retryAfter: string | undefined;
}

// Each call opens a new connection, so that its address is looked up and checked each time, and no proxy is used.
const AGENTS = { 'http:': new HttpAgent({ keepAlive: false }), 'https:': new HttpsAgent({ keepAlive: false }) };

/** Lets the receiver finish a short response before the connection is closed. Its body is ignored. */
async function letFinish(response: IncomingMessage, signal: AbortSignal): Promise<void> {
  let length = 0;
  response.on('data', (part: Buffer) => {
    length += part.length;
    if (length > MAX_RESPONSE_BYTES) response.destroy();
  });
  response.on('error', () => {});
  await once(response, 'close', { signal }).catch(() => {});
}

function begin(url: URL, { headers, body, allowPrivate }: Post, lookup: LookupFunction, signal: AbortSignal) {
  const own = { 'content-length': Buffer.byteLength(body) };
  const options = { method: 'POST', headers: { ...headers, ...own }, signal };
  const guarded = allowPrivate ? options : { ...options, lookup };
  return url.protocol === 'https:'
    ? requestHttps(url, { ...guarded, agent: AGENTS['https:'] })
    : requestHttp(url, { ...guarded, agent: AGENTS['http:'] });
}

/**
 * Sends a POST and returns the response. Redirects are not followed.
 * @throws Error whose message is a code: PRIVATE_ADDRESS, NOT_HTTPS, TIMED_OUT, or a network error's code
 */
export async function post(what: Post, lookup: LookupFunction = publicLookup()): Promise<ResponseStart> {
  const url = new URL(what.url);
  if (!what.allowPrivate && url.protocol !== 'https:') throw new Error('NOT_HTTPS');
  // The lookup is not called for literal IP addresses.
  if (!what.allowPrivate && isPrivateHost(url.hostname)) throw new PrivateAddress();
  const signal = AbortSignal.timeout(what.timeout);
  const request = begin(url, what, lookup, signal);
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  request.end(what.body);
  try {
    const response = await answered;
    await letFinish(response, signal);
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
  } catch (error) {
    throw signal.aborted ? new Error('TIMED_OUT') : codeOf(error);
  } finally {
    request.destroy();
  }
}

/** The message of a network error contains addresses; its code does not. */
function codeOf(error: unknown): Error {
  if (error instanceof PrivateAddress) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  return new Error(code);
}
