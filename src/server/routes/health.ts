import type { FastifyInstance } from 'fastify';
import { wholeMinutes } from '../health/alarms.ts';
import { healthState } from '../health/health-state.ts';
import { type MessageName, say } from '../http/refusal.ts';
import type { ApiParts } from '../parts.ts';
import type { Channel } from '../storage/storage.ts';

/**
 * GET /healthz: 200 with the mails and calls of webhooks that wait and that failed for good, and with alarms; 503 when
 * the storage does not answer. An alarm is no 503: a load balancer would take a server out that still stores every
 * submission.
 */
export function healthRoute(app: FastifyInstance, parts: ApiParts): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { queues, alarms } = await healthState(parts, new Date());
      const { queued, dead, oldestSeconds } = queues.mail;
      return await reply.send({
        status: alarms.length > 0 ? 'degraded' : 'ok',
        mails: { queued, dead, oldestQueuedMinutes: wholeMinutes(oldestSeconds) },
        alarms: alarms.map(({ name, values }) => say(parts.getConfig(), name, values)),
      });
    } catch (error) {
      request.log.error(error, 'the storage does not answer');
      return reply.code(503).send({ status: 'storage unavailable' });
    }
  });
}
