import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

const KEEP_ALIVE_MS = 15_000;

/** A stream of server-sent events to one client. */
export interface EventStream {
  /** Sends an event; its `type`, if any, becomes the name of the event. */
  send(event: object): void;
  /** Calls back when the client disconnects. */
  onEnd(callback: () => void): void;
}

/** Responds to a request with a stream of server-sent events, whose data is JSON. */
export function streamEvents(request: IncomingMessage, reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  raw.write(':\n\n');
  const timer = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE_MS);
  timer.unref();
  request.on('close', () => clearInterval(timer));
  return {
    send: (event) => {
      const name = 'type' in event ? `event: ${event.type}\n` : '';
      raw.write(`${name}data: ${JSON.stringify(event)}\n\n`);
    },
    onEnd: (callback) => void request.on('close', callback),
  };
}
