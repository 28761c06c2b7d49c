import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

test('a task begins when the one before it has ended, even if that failed', async () => {
  const queue = new SerialQueue();
  const events: string[] = [];
  const first = queue.run(async () => {
    events.push('first begins');
    await Promise.resolve();
    events.push('first fails');
    throw new Error('first');
  });
  const second = queue.run(async () => events.push('second'));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe(3);
  expect(events).toEqual(['first begins', 'first fails', 'second']);
});
