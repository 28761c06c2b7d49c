import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { say } from '../http/refusal.ts';
import type { ApiParts } from '../parts.ts';

const MINUTE = 60_000;
/** Minutes after which a mail that still waits is a reason to look. */
const LONGEST_WAIT = 60;

interface MailState {
  queued: number;
  /** Failed for good. */
  dead: number;
  /** 0 when none waits. */
  oldestQueuedMinutes: number;
}

async function mailState({ storage }: ApiParts): Promise<MailState> {
  const [counts, oldest] = await Promise.all([storage.countQueue('mail'), storage.oldestQueued('mail')]);
  const waited = oldest ? Math.max(0, Math.floor((Date.now() - oldest.getTime()) / MINUTE)) : 0;
  return { ...counts, oldestQueuedMinutes: waited };
}

/** What somebody has to look at, in plain words. */
function alarmsOf(config: ServerConfig, { dead, oldestQueuedMinutes: minutes }: MailState): string[] {
  return [
    ...(dead > 0 ? [say(config, 'alarmDead', { count: String(dead) })] : []),
    ...(minutes > LONGEST_WAIT ? [say(config, 'alarmWaiting', { minutes: String(minutes) })] : []),
  ];
}

/**
 * GET /healthz: 200 with the mails that wait and that failed for good, and with alarms; 503 when the storage does not
 * answer. An alarm is no 503: a load balancer would take a server out that still stores every submission.
 */
export function healthRoute(app: FastifyInstance, parts: ApiParts): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const mails = await mailState(parts);
      const alarms = alarmsOf(parts.getConfig(), mails);
      return await reply.send({ status: alarms.length > 0 ? 'degraded' : 'ok', mails, alarms });
    } catch (error) {
      request.log.error(error, 'the storage does not answer');
      return reply.code(503).send({ status: 'storage unavailable' });
    }
  });
}
