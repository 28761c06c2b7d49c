import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { type MessageName, say } from '../http/refusal.ts';
import type { ApiParts } from '../parts.ts';
import type { Channel } from '../storage/storage.ts';

const MINUTE = 60_000;
/** Minutes after which a delivery that still waits is a reason to look. */
const LONGEST_WAIT = 60;

interface QueueState {
  queued: number;
  /** Failed for good. */
  dead: number;
  /** 0 when none waits. */
  oldestQueuedMinutes: number;
}

/** What is said of a queue in which something failed for good, or waits for too long. */
const ALARMS: Record<Channel, { dead: MessageName; waiting: MessageName }> = {
  mail: { dead: 'alarmDead', waiting: 'alarmWaiting' },
  webhook: { dead: 'alarmCallsDead', waiting: 'alarmCallWaiting' },
};

async function queueState({ storage }: ApiParts, channel: Channel): Promise<QueueState> {
  const [counts, oldest] = await Promise.all([storage.countQueue(channel), storage.oldestQueued(channel)]);
  const waited = oldest ? Math.max(0, Math.floor((Date.now() - oldest.getTime()) / MINUTE)) : 0;
  return { ...counts, oldestQueuedMinutes: waited };
}

/** What somebody has to look at in a queue, in plain words. */
function alarmsOf(config: ServerConfig, channel: Channel, { dead, oldestQueuedMinutes: minutes }: QueueState) {
  const words = ALARMS[channel];
  return [
    ...(dead > 0 ? [say(config, words.dead, { count: String(dead) })] : []),
    ...(minutes > LONGEST_WAIT ? [say(config, words.waiting, { minutes: String(minutes) })] : []),
  ];
}

/**
 * GET /healthz: 200 with the mails and calls of webhooks that wait and that failed for good, and with alarms; 503 when
 * the storage does not answer. An alarm is no 503: a load balancer would take a server out that still stores every
 * submission.
 */
export function healthRoute(app: FastifyInstance, parts: ApiParts): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const [mails, webhooks] = await Promise.all([queueState(parts, 'mail'), queueState(parts, 'webhook')]);
      const config = parts.getConfig();
      const alarms = [...alarmsOf(config, 'mail', mails), ...alarmsOf(config, 'webhook', webhooks)];
      return await reply.send({ status: alarms.length > 0 ? 'degraded' : 'ok', mails, webhooks, alarms });
    } catch (error) {
      request.log.error(error, 'the storage does not answer');
      return reply.code(503).send({ status: 'storage unavailable' });
    }
  });
}
