import type { FastifyInstance } from 'fastify';
import { removeFromOutbox } from './mail/outbox.ts';
import type { ErasureFilter, Storage } from './storage/storage.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Erases submissions with everything that belongs to them, their mails in the outbox included. Gives how many. */
export async function eraseLeads(storage: Storage, outbox: string, which: ErasureFilter): Promise<number> {
  const { submissions, mails } = await storage.erase(which);
  await removeFromOutbox(outbox, mails);
  return submissions;
}

/** Erases what is older than this many days (specification 2.21: at most two years). Gives how many. */
export function purgeLeads(storage: Storage, outbox: string, retentionDays: number): Promise<number> {
  return eraseLeads(storage, outbox, { receivedBefore: new Date(Date.now() - retentionDays * DAY) });
}

/** Lets a server keep the promise by itself: at its start and once a day. A failure is logged and tried again. */
export function purgeDaily(app: FastifyInstance, storage: Storage, outbox: string, retentionDays: number): void {
  const purge = async () => {
    try {
      const submissions = await purgeLeads(storage, outbox, retentionDays);
      if (submissions > 0) app.log.info({ submissions }, 'old submissions were erased');
    } catch (error) {
      app.log.error(error, 'old submissions could not be erased');
    }
  };
  const timer = setInterval(() => void purge(), DAY).unref();
  app.addHook('onReady', purge);
  app.addHook('preClose', async () => clearInterval(timer));
}
