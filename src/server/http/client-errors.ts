import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { formatMessage, type MessageName } from './http-error.ts';

/** Status and message for requests that Node cannot parse, by error code. */
const RESPONSES: Record<string, [number, MessageName]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timedOut'],
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
};

/** Milliseconds after the response until the connection is destroyed. */
const LINGER_MS = 2000;

/** The message as a response body; empty if the content cannot be read, as may happen while it is being edited. */
function bodyOf(getConfig: () => ServerConfig, name: MessageName): string {
  try {
    return JSON.stringify({ message: formatMessage(getConfig(), name) });
  } catch {
    return '{}';
  }
}

/** A response that bypasses the framework and closes the connection. */
export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string | number>>;
  body: string;
}

/** Creates a response with a status, a message and extra headers. */
export type MakeResponse = (
  status: number,
  name: MessageName,
  headers?: Readonly<Record<string, string>>,
) => RawResponse;

/** @param always headers of every response */
export function rawResponses(getConfig: () => ServerConfig, always: Readonly<Record<string, string>>): MakeResponse {
  return (status, name, headers = {}) => {
    const body = bodyOf(getConfig, name);
    const about = {
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    };
    return { status, headers: { ...always, ...headers, ...about }, body };
  };
}

/** Responds on a connection without a valid request, and closes it. */
export function respondOnSocket(socket: Socket, { status, headers, body }: RawResponse): void {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Responds to requests that are aborted, too slow or not HTTP, with a readable message. */
export function clientErrorHandler(makeResponse: MakeResponse, metrics: Metrics) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, name] = RESPONSES[error.code ?? ''] ?? ([400, 'malformed'] as const);
    metrics.requestRefused(name);
    respondOnSocket(socket, makeResponse(status, name));
  };
}
