import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

test('if the database is unavailable, all waiting callers are rejected after one attempt', async () => {
  let attempts = 0;
  const away = new Error('away');
  const group = new GroupCommit<number>(
    async () => {
      attempts++;
      throw away;
    },
    (error) => error === away,
  );
  const results = await Promise.allSettled(Array.from({ length: 350 }, (_, item) => group.run(item)));
  expect(results.every((result) => result.status === 'rejected' && result.reason === away)).toBe(true);
  expect(attempts).toBe(1);
});

test('an item that fails does not affect others in its group, and later ones are stored', async () => {
  const stored: number[] = [];
  const commit = async (items: number[]) => {
    if (items.includes(7)) throw new Error('bad');
    stored.push(...items);
  };
  const group = new GroupCommit(commit, () => false);
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, item) => group.run(item)));
  expect(results.map((result) => result.status === 'fulfilled')).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((item) => item !== 7),
  );
  await group.run(11);
  expect(stored).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 11]);
});
