import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerConfig } from '../../contracts/server-config.ts';
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

/** Answers on a connection of which the framework hears nothing, and ends it. */
export type AnswerSocket = (
  socket: Socket,
  status: number,
  name: MessageName,
  headers?: Readonly<Record<string, string>>,
) => void;

/** @param always headers of every answer */
export function socketAnswers(getConfig: () => ServerConfig, always: Readonly<Record<string, string>>): AnswerSocket {
  return (socket, status, name, headers = {}) => {
    const body = bodyOf(getConfig, name);
    const all = {
      ...always,
      ...headers,
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    };
    const lines = Object.entries(all).map(([header, value]) => `${header}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    setTimeout(() => socket.destroy(), FAREWELL).unref();
  };
}

/** Answers requests that break off, arrive too slowly or are no HTTP at all, in words as everywhere else. */
export function answerClientErrors(answer: AnswerSocket) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, name] = ANSWERS[error.code ?? ''] ?? ([400, 'malformed'] as const);
    answer(socket, status, name);
  };
}
