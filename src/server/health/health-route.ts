import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { formatMessage, type MessageName } from '../http/http-error.ts';
import { type StorageProblem, StorageUnavailable } from '../storage/errors.ts';
import { toWholeMinutes } from './alarms.ts';
import { healthState } from './health-state.ts';
import type { QueueState } from './queue-state.ts';

/** The message for staff if nothing can be stored. */
const PROBLEMS: Record<StorageProblem, MessageName> = {
  away: 'storageAway',
  busy: 'storageBusy',
  full: 'storageFull',
  missing: 'storageMissing',
  replaced: 'storageReplaced',
  readOnly: 'storageReadOnly',
  damaged: 'storageDamaged',
  fault: 'storageFault',
  slow: 'storageSlow',
};

/** A queue as /healthz shows it. */
function queueSummary({ queued, dead, oldestSeconds }: QueueState) {
  return { queued, dead, oldestQueuedMinutes: toWholeMinutes(oldestSeconds) };
}

/**
 * GET /healthz: 200 with alarms and the numbers of waiting and failed mails and webhook calls; 503 with the reason if
 * nothing can be stored. An alarm does not lead to 503, because a load balancer would then take out a server that still
 * stores every submission.
 */
export function healthRoute(app: FastifyInstance, context: ApiContext): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { queues, alarms } = await healthState(context, new Date());
      return await reply.send({
        status: alarms.length > 0 ? 'degraded' : 'ok',
        mails: queueSummary(queues.mail),
        webhooks: queueSummary(queues.webhook),
        alarms: alarms.map(({ name, values }) => formatMessage(context.getConfig(), name, values)),
      });
    } catch (error) {
      request.log.error(error, 'the storage does not answer');
      const kind = error instanceof StorageUnavailable ? error.kind : undefined;
      const alarms = kind === undefined ? [] : [formatMessage(context.getConfig(), PROBLEMS[kind])];
      return reply.code(503).send({ status: 'storage unavailable', alarms });
    }
  });
}
