import { expect, test } from 'vitest';
import { decideRaces, joinedRaces } from '../../testing/races-of-files.ts';

test('30,000 races: what is joined holds all of both sides, once', () => {
  expect(joinedRaces(30_000)).toBeGreaterThan(24_000);
});

test('5,000 races: every conflict can be decided, and what is chosen is there', () => {
  decideRaces(5000);
});
