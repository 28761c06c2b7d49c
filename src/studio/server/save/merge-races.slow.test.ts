import { expect, test } from 'vitest';
import type { Race, Value } from '../../testing/race.ts';
import { countMergedRaces, mergedAndResolved, resolveRaces, statesOf, valueIn } from '../../testing/races-of-files.ts';
import { mergeFiles } from './merge-files.ts';

/** Merges by what the two sides do. `expected` is the expected result; without it, the whole value must be a conflict. */
const CASES: { what: string; race: Race; expected?: Value }[] = [
  {
    what: 'an item is removed before one that gains a part, and the other side moves the removed item',
    race: {
      base: [[{ id: 'b0', part: 'b1' }], [{ id: 'b2', part: 'b3' }]],
      mine: [['m3', { id: 'b2', part: 'b3' }]],
      theirs: [['t3', { id: 'b2', part: 'b3' }], [{ id: 'b0', part: 'b1' }]],
    },
    expected: [['m3', 't3', { id: 'b2', part: 'b3' }]],
  },
  {
    what: 'removed by one, moved into another list by the other',
    race: { base: ['b0', ['b1']], mine: ['b0', []], theirs: ['b1', 'b0', []] },
  },
  {
    what: 'moved into two different lists',
    race: {
      base: { one: ['b0'], two: ['b1'], three: ['b2'] },
      mine: { one: [], two: ['b1', 'b0'], three: ['b2'] },
      theirs: { one: [], two: ['b1'], three: ['b2', 'b0'] },
    },
  },
  {
    what: 'moved within its list by one, removed by the other: it is removed',
    race: { base: ['b0', 'b1', 'b2'], mine: ['b1', 'b2', 'b0'], theirs: ['b1', 'b2', 't0'] },
    expected: ['b1', 'b2', 't0'],
  },
];

test.each(CASES)('$what', ({ race, expected }) => {
  const merged = mergeFiles(statesOf(race));
  if (expected) expect('bytes' in merged && valueIn(merged.bytes)).toEqual(expected);
  else expect(merged).toMatchObject({ conflicts: [{ isIn: { base: true, mine: true, theirs: true } }] });
  for (const side of ['mine', 'theirs'] as const)
    if (!expected) expect(mergedAndResolved(statesOf(race), () => side)).toEqual(race[side]);
});

test('500 random merges contain the changes of both sides exactly once', () => {
  expect(countMergedRaces(500)).toBeGreaterThan(400);
});

test('in 200 random merges, every conflict can be resolved, and the result contains the chosen values', () => {
  resolveRaces(200);
});
