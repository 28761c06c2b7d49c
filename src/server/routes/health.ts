import type { FastifyInstance } from 'fastify';
import type { ApiParts } from '../parts.ts';

/** GET /healthz: 200 with the mails that wait and that failed for good, or 503 when the storage does not answer. */
export function healthRoute(app: FastifyInstance, parts: ApiParts): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await reply.send({ status: 'ok', mails: await parts.storage.countMails() });
    } catch (error) {
      request.log.error(error, 'the storage does not answer');
      return reply.code(503).send({ status: 'storage unavailable' });
    }
  });
}
