import { expect, test } from 'vitest';
import { countMergedRaces, resolveRaces } from '../../testing/races-of-files.ts';

test('30,000 random merges contain the changes of both sides exactly once', () => {
  expect(countMergedRaces(30_000)).toBeGreaterThan(24_000);
});

test('in 5,000 random merges, every conflict can be resolved, and the result contains the chosen values', () => {
  resolveRaces(5000);
});
