import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyServerFactoryHandler } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { BuiltSite } from '../pages/pages.ts';
import { respondFromCache } from '../pages/respond-from-cache.ts';
import type { IncomingBodies } from './bodies/incoming-bodies.ts';
import { type MakeResponse, respondOnSocket } from './client-errors.ts';
import { READING } from './methods.ts';
import { targetOf } from './request-target.ts';

const SECOND = 1000;

/**
 * Milliseconds after which an idle client, or one that does not finish its headers, is disconnected. Limits for bodies
 * are in BODY_LIMITS.
 */
const TIMEOUTS = {
  requestTimeout: 0,
  connectionTimeout: 60 * SECOND,
  keepAliveTimeout: 10 * SECOND,
  headersTimeout: 20 * SECOND,
};

/** Dependencies of the HTTP server below the framework. */
export interface ListenerDependencies {
  site: BuiltSite | undefined;
  basePath: string;
  incoming: IncomingBodies;
  makeResponse: MakeResponse;
  metrics: Metrics;
}

/** Whether the request has a body that has not been read. */
function bringsBody({ headers, readableEnded }: IncomingMessage): boolean {
  return !readableEnded && (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined);
}

/**
 * The HTTP server below the framework. Cached files are answered here. A request without a body is passed on with its
 * body already ended, because the framework would wait for the end if there is a content type.
 */
export function listener(
  handler: FastifyServerFactoryHandler,
  { site, basePath, incoming, makeResponse, metrics }: ListenerDependencies,
): Server {
  const { requestTimeout, connectionTimeout, keepAliveTimeout, headersTimeout } = TIMEOUTS;
  const timeouts = { requestTimeout, keepAliveTimeout, headersTimeout };
  // Requests without a Host header are refused here, with a message.
  const ours = { optimizeEmptyRequests: true, requireHostHeader: false };
  const server = createServer({ ...timeouts, ...ours }, (request, response) => {
    const target = targetOf(request);
    if (target === undefined) {
      const { status, headers, body } = makeResponse(400, 'malformed');
      return response.writeHead(status, headers).end(body);
    }
    request.url = target;
    if (bringsBody(request)) incoming.of(request);
    if (site && respondFromCache(site.files, basePath, request, response))
      return metrics.cachedFileAnswered(request.method, response.statusCode);
    if (request.readableEnded) delete request.headers['content-type'];
    handler(request, response);
  });
  // CONNECT is for proxies.
  server.on('connect', (_request, socket) => {
    if (socket instanceof Socket)
      respondOnSocket(socket, makeResponse(405, 'wrongMethod', { allow: READING.join(', ') }));
    else socket.destroy();
  });
  return server.setTimeout(connectionTimeout);
}
