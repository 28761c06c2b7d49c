import type { FastifyInstance } from 'fastify';
import { type AuditFacts, currentActor, withAuditTrail } from '../logging/audit.ts';
import type { Notices } from '../logging/notices.ts';
import { removeFromOutbox } from '../mail/outbox.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Erasure, ErasureFilter, Storage } from '../storage/storage.ts';
import { ClockNotTrusted, checkClock } from './clock.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days that an unconfirmed address is kept. */
const PENDING_DAYS = 30;

/** What is kept, where, and for how long. */
export interface Retention {
  storage: Storage;
  /** Folder of the mails written as files. */
  outbox: string;
  retentionDays: number;
  /** When the newest source of the running build was changed; undefined if there is no build. */
  sourcesChangedAt: Date | undefined;
}

/** Erases submissions with everything that belongs to them, including their mails in the outbox. */
export async function eraseLeads(storage: Storage, outbox: string, which: ErasureFilter): Promise<Erasure> {
  const erasure = await storage.erase(which);
  await removeFromOutbox(outbox, erasure.mails);
  return erasure;
}

/** How much a purge erased. */
export type Purged = Pick<Erasure, 'submissions' | 'subscribers'>;

/**
 * Erases what is older than the retention period (specification 2.21: at most two years), and addresses that never
 * confirmed the newsletter much sooner. Subscribers stay until they unsubscribe, since their consent continues.
 * @throws ClockNotTrusted if the clock cannot be trusted, before anything is erased
 */
export async function purgeLeads({ storage, outbox, retentionDays, sourcesChangedAt }: Retention): Promise<Purged> {
  const now = new Date();
  await checkClock(storage, sourcesChangedAt, now);
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const receivedBefore = before(retentionDays);
  const { submissions } = await eraseLeads(storage, outbox, { receivedBefore });
  const subscribers = await storage.purgeSubscribers(before(Math.min(PENDING_DAYS, retentionDays)), receivedBefore);
  return { submissions, subscribers };
}

/** Purges, and records it in the audit trail if there is something to erase. */
async function purgeRecorded(retention: Retention): Promise<Purged> {
  const { storage, retentionDays, sourcesChangedAt } = retention;
  await checkClock(storage, sourcesChangedAt, new Date());
  const old = await storage.newestReceived(new Date(0), new Date(Date.now() - retentionDays * DAY));
  if (!old) return purgeLeads(retention);
  const work = async (note: (facts: AuditFacts) => void) => {
    const purged = await purgeLeads(retention);
    note({ ...purged, retentionDays });
    return purged;
  };
  return withAuditTrail(storage, { actor: `server as ${currentActor()}`, action: 'purge' }, work);
}

/** Whether the clock is trusted now, even if it was not before. */
async function isTrusted({ storage, sourcesChangedAt }: Retention): Promise<boolean> {
  try {
    await checkClock(storage, sourcesChangedAt, new Date());
    return true;
  } catch (error) {
    if (error instanceof ClockNotTrusted) return false;
    throw error;
  }
}

/** Raises an alarm until the clock can be trusted again. */
function reportUntrustedClock(
  app: FastifyInstance,
  notices: Notices,
  doubt: ClockNotTrusted,
  read: () => Retention,
): void {
  const [now, trusted] = [new Date(), doubt.trusted].map((moment) => moment.toISOString().slice(0, 10));
  app.log.error({ now, trusted }, 'the clock may be wrong, so nothing was erased');
  notices.set('alarmClock', { now: now ?? '', trusted: trusted ?? '' }, () => isTrusted(read()));
}

/**
 * Purges automatically: when the server starts and once a day. A failure is logged and retried. Several servers may do
 * so on one database; each row is erased once. The clock is checked before the first request is answered, so that no
 * new submission affects the result.
 */
export function purgeDaily(
  app: FastifyInstance,
  { notices, metrics }: { notices: Notices; metrics: Metrics },
  read: () => Retention,
): void {
  const report = (error: unknown) => {
    if (error instanceof ClockNotTrusted) reportUntrustedClock(app, notices, error, read);
    else app.log.error(error, 'old submissions could not be erased');
  };
  const purge = async () => {
    try {
      const purged = await purgeRecorded(read());
      metrics.purged(new Date());
      notices.clear('alarmClock');
      if (purged.submissions + purged.subscribers > 0) app.log.info(purged, 'old submissions were erased');
    } catch (error) {
      report(error);
    }
  };
  let purging: Promise<void> | undefined;
  const begin = () => {
    purging = purge();
  };
  const timer = setInterval(begin, DAY).unref();
  app.addHook('onReady', async () => {
    const { storage, sourcesChangedAt } = read();
    await checkClock(storage, sourcesChangedAt, new Date()).then(begin, report);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await purging;
  });
}
