import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type MessageName, say } from './refusal.ts';

/** What Node says about requests that it cannot even hand on: status and message by its code. */
const ANSWERS: Record<string, [number, MessageName]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timedOut'],
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
};

/** Milliseconds until a client that does not leave after its answer is cut off. */
const FAREWELL = 2000;

/** Nobody stands above this handler to catch an error, as when content that is being edited cannot be read. */
function bodyOf(getConfig: () => ServerConfig, name: MessageName): string {
  try {
    return JSON.stringify({ message: say(getConfig(), name) });
  } catch {
    return '{}';
  }
}

/** An answer that the framework has no part in; it ends its connection. */
export interface BareAnswer {
  status: number;
  headers: Readonly<Record<string, string | number>>;
  body: string;
}

/** Makes an answer of a status, a message and headers of its own. */
export type MakeAnswer = (status: number, name: MessageName, headers?: Readonly<Record<string, string>>) => BareAnswer;

/** @param always headers of every answer */
export function bareAnswers(getConfig: () => ServerConfig, always: Readonly<Record<string, string>>): MakeAnswer {
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

/** Answers on a connection that has no request that could be answered, and ends it. */
export function answerOn(socket: Socket, { status, headers, body }: BareAnswer): void {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), FAREWELL).unref();
}

/** Answers requests that break off, arrive too slowly or are no HTTP at all, in words as everywhere else. */
export function answerClientErrors(makeAnswer: MakeAnswer, metrics: Metrics) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, name] = ANSWERS[error.code ?? ''] ?? ([400, 'malformed'] as const);
    metrics.requestRefused(name);
    answerOn(socket, makeAnswer(status, name));
  };
}
