import path from 'node:path';
import { expect, test } from 'vitest';
import { expectSafeOperations, TrialSite } from '../../testing/random-operations.ts';

const base = path.join(import.meta.dirname, '../../../../tests/config-cases/_base');

test('operations in a row, and all of them undone', async () => {
  using trial = new TrialSite(base);
  const tally = await expectSafeOperations(trial, 15, 7);
  expect(tally.rename?.done).toBeGreaterThan(4);
}, 180_000);
