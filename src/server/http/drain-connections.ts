import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have become idle since the server began to stop. */
const SWEEP = 50;

/**
 * Lets clients go as soon as the server stops, so that it need not wait for them. Connections on which nobody has
 * ever asked for anything (browsers open such in advance) are closed at once; those with a request under way are
 * closed after its answer instead of being kept.
 */
export function letGoWhenStopping(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', (request, response) => {
    silent.delete(request.socket);
    // A file from memory: answered before anybody else heard of the request.
    if (response.writableEnded) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    for (const response of underWay) response.shouldKeepAlive = false;
    const closing = setInterval(() => app.server.closeIdleConnections(), SWEEP).unref();
    app.server.once('close', () => clearInterval(closing));
  });
}
