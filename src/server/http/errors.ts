import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ReadPage } from '../pages/site-pages.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { respondWithProblem } from '../submission/no-script/plain-responses.ts';
import { isPlainForm } from './bodies/body.ts';
import { formatMessage, HttpError, type MessageName } from './http-error.ts';

/** Messages for errors of the web framework, by status. */
const MESSAGES: Record<number, MessageName> = {
  400: 'malformed',
  403: 'crossSite',
  404: 'notFound',
  405: 'wrongMethod',
  408: 'timedOut',
  411: 'malformed',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'wrongType',
  431: 'tooLarge',
  503: 'failed',
};

function asHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  const status = error.statusCode ?? 500;
  const name = MESSAGES[status];
  if (name) return new HttpError(status, name);
  return status < 500 ? new HttpError(status, 'malformed') : new HttpError(500, 'failed');
}

/** The format of a route's error responses: JSON for the API, plain text for the mail service. */
type ErrorFormat = 'json' | 'text';

declare module 'fastify' {
  interface FastifyContextConfig {
    errorFormat?: ErrorFormat;
  }
}

/** The dependencies of error responses. */
interface ErrorHandlerDependencies {
  getConfig: () => ServerConfig;
  readPage: ReadPage;
  metrics: Metrics;
}

/** Default for Retry-After in seconds, if the error does not specify one. */
const RETRY_AFTER = 10;

/** Error codes of streams that the other side closed. */
const DISCONNECT_CODES = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/** Whether an error only means that the client disconnected during a request or response. */
function isDisconnect(error: FastifyError | HttpError, { raw }: FastifyReply): boolean {
  return raw.destroyed && 'code' in error && DISCONNECT_CODES.includes(error.code);
}

/**
 * Responds to errors with a message for visitors: JSON, a page for plain forms, or text. Never exposes the error
 * itself.
 */
export function errorHandler({ getConfig, readPage, metrics }: ErrorHandlerDependencies) {
  return (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode, messageName, details } = asHttpError(error);
    if (isDisconnect(error, reply)) request.log.info('the client disconnected');
    else if (error instanceof HttpError && statusCode >= 500)
      request.log.warn({ reason: messageName }, 'a request was rejected for now');
    else if (statusCode >= 500) request.log.error(error, 'a request failed');
    request.isRefused = error instanceof HttpError;
    if (!isDisconnect(error, reply)) metrics.requestRefused(messageName);
    const config = getConfig();
    const message = details.message ?? formatMessage(config, messageName, details.values);
    const { fields } = details;
    reply.code(statusCode);
    if (statusCode === 503)
      reply.header('retry-after', error instanceof StorageUnavailable ? error.retryAfter : RETRY_AFTER);
    reply.headers(details.headers ?? {});
    if (request.routeOptions.config.errorFormat === 'text')
      return reply.type('text/plain; charset=utf-8').send(message);
    if (isPlainForm(request))
      return respondWithProblem(readPage, request, reply, config, { message, ...(fields && { fields }) });
    return reply.send(fields ? { message, fields } : { message });
  };
}
