import path from 'node:path';
import { expect, test } from 'vitest';
import { expectSafeOperations, TrialSite } from '../../testing/random-operations.ts';

test('500 random operations on the site, then all of them undone', async () => {
  using trial = new TrialSite(path.join(import.meta.dirname, '../../../../site-config'));
  const tally = await expectSafeOperations(trial, 500, 20);
  for (const [command, { done }] of Object.entries(tally)) expect(done, command).toBeGreaterThan(3);
});
