import path from 'node:path';
import { expect, test } from 'vitest';
import { expectSafeOperations, TrialSite } from '../../testing/random-operations.ts';

// Each of a thousand steps checks the whole site, which takes seconds on a busy machine.
const HOUR = 3_600_000;

test('500 random operations on the site, then all of them undone', { timeout: HOUR }, async () => {
  using trial = new TrialSite(path.join(import.meta.dirname, '../../../../site-config'));
  const tally = await expectSafeOperations(trial, 500, 20);
  for (const [command, { done }] of Object.entries(tally)) expect(done, command).toBeGreaterThan(3);
});
