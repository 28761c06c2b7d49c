import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestBed } from './test-bed.ts';

/** Longer than the lease of a delivery, and than all deliveries take. */
const DELIVERIES_TAKE = 900_000;

/** Waits until neither mails nor webhook calls are queued, but no longer than the lease. */
export async function waitForDeliveries(address: string): Promise<void> {
  const end = performance.now() + DELIVERIES_TAKE;
  while (performance.now() < end) {
    const { mails, webhooks } = await (await fetch(`${address}/healthz`)).json();
    if (mails.queued + webhooks.queued === 0) return;
    await pause(200);
  }
}

/** The ids of the mails in an outbox. */
export function mailsIn(outbox: string): string[] {
  return readdirSync(outbox).flatMap((name) => /([\da-f-]{36})\.eml$/.exec(name)?.[1] ?? []);
}

/** The deliveries due for what is stored: Message-IDs of mails, ids in their file names, and webhook-ids. */
export function storedDeliveries(bed: TestBed, ids: Iterable<string>) {
  return bed.inspect(async (storage) => {
    const due: Record<'messageIds' | 'files' | 'calls', string[]> = { messageIds: [], files: [], calls: [] };
    for (const id of ids) {
      const mails = await storage.mailsOf(id);
      due.messageIds.push(...mails.map((mail) => mail.messageId));
      due.files.push(...mails.map((mail) => mail.id));
      due.calls.push(...(await storage.webhooksOf(id)).map((call) => call.messageId));
    }
    return due;
  });
}
