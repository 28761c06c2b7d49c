import type { FastifyInstance } from 'fastify';
import { removeFromOutbox } from './mail/outbox.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Erasure, ErasureFilter, Storage } from './storage/storage.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Erases submissions with everything that belongs to them, their mails in the outbox included. */
export async function eraseLeads(storage: Storage, outbox: string, which: ErasureFilter): Promise<Erasure> {
  const erasure = await storage.erase(which);
  await removeFromOutbox(outbox, erasure.mails);
  return erasure;
}

/** Erases what is older than this many days (specification 2.21: at most two years). Gives how many. */
export async function purgeLeads(storage: Storage, outbox: string, retentionDays: number): Promise<number> {
  const receivedBefore = new Date(Date.now() - retentionDays * DAY);
  return (await eraseLeads(storage, outbox, { receivedBefore })).submissions;
}

/**
 * Lets a server keep the promise by itself: at its start and once a day. A failure is logged and tried again. Several
 * servers over one database do the same, and each row goes once.
 */
export function purgeDaily(
  app: FastifyInstance,
  storage: Storage,
  outbox: string,
  retentionDays: number,
  metrics: Metrics,
): void {
  const purge = async () => {
    try {
      const submissions = await purgeLeads(storage, outbox, retentionDays);
      metrics.purged(new Date());
      if (submissions > 0) app.log.info({ submissions }, 'old submissions were erased');
    } catch (error) {
      app.log.error(error, 'old submissions could not be erased');
    }
  };
  let purging: Promise<void> | undefined;
  const begin = () => {
    purging = purge();
  };
  const timer = setInterval(begin, DAY).unref();
  // Not waited for: a large erasure takes longer than a server may take to start.
  app.addHook('onReady', async () => begin());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await purging;
  });
}
