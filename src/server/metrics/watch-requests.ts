import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts every request that the framework answers, by the pattern of its route. Call it before adding routes. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    metrics.requestAnswered(url, request.method, reply.statusCode, reply.elapsedTime / 1000);
  });
}
