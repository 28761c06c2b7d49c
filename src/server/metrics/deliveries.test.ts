import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { Undeliverable } from '../deliveries/outcome.ts';
import { DeliveryQueue } from '../deliveries/queue.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import { noMetrics } from './metrics.ts';

test('each delivery attempt is counted with its outcome and its number', async () => {
  using folder = temporaryFolder();
  const storage = await openSqliteStorage(folder.path);
  const deliveryEnded = vi.fn();
  const outcomes: Record<string, () => void> = {
    delivered: () => {},
    retried: () => {
      throw new Error('ETIMEDOUT 0');
    },
    dead: () => {
      throw new Undeliverable('EENVELOPE 550');
    },
  };
  const mails = [...Object.keys(outcomes), 'withdrawn'].map((templateId) => sampleMail('K-1', { templateId }));
  await storage.save({ ...sampleSubmission('K-1'), mails });
  vi.spyOn(storage, 'confirmClaim').mockImplementation(async (id) => id !== mails[3]?.id);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const queue = new DeliveryQueue({
    channel: 'mail',
    storage,
    deliver: async ({ templateId }) => outcomes[templateId]?.(),
    pauseAfter: () => 60_000,
    log,
    metrics: { ...noMetrics, deliveryEnded },
  });
  queue.wake();
  await expect.poll(() => deliveryEnded.mock.calls).toHaveLength(4);
  await queue.stop();
  const told = deliveryEnded.mock.calls.map(([channel, outcome, attempts]) => [channel, outcome, attempts]);
  expect(told.sort()).toEqual(['dead', 'delivered', 'retried', 'withdrawn'].map((outcome) => ['mail', outcome, 1]));
  await storage.close();
});
