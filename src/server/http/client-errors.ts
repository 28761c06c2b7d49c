import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { type MessageName, say } from './refusal.ts';

/** What Node says about requests that it cannot even hand on: status and message by its code. */
const ANSWERS: Record<string, [number, MessageName]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timedOut'],
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
};

/** Nobody stands above this handler to catch an error, as when content that is being edited cannot be read. */
function bodyOf(getConfig: () => ServerConfig, name: MessageName): string {
  try {
    return JSON.stringify({ message: say(getConfig(), name) });
  } catch {
    return '{}';
  }
}

/** Answers requests that break off, arrive too slowly or are no HTTP at all, in words as everywhere else. */
export function answerClientErrors(getConfig: () => ServerConfig) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, name] = ANSWERS[error.code ?? ''] ?? ([400, 'malformed'] as const);
    const body = bodyOf(getConfig, name);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  };
}
