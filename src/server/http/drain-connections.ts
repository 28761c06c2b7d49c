import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks for idle connections while the server stops. */
const SWEEP_INTERVAL_MS = 50;

/**
 * Closes connections when the server stops, so that it need not wait for keep-alive time-outs. Unused connections,
 * which browsers open in advance, are closed at once; those with a pending request are closed after its response.
 */
export function drainConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', (request, response) => {
    silent.delete(request.socket);
    // A cached file: the response was sent before this hook ran.
    if (response.writableEnded) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    for (const response of underWay) response.shouldKeepAlive = false;
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
