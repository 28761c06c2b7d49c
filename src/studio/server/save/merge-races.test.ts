import { expect, test } from 'vitest';
import type { Race, Value } from '../../testing/race.ts';
import { decided, decideRaces, joinedRaces, statesOf, valueIn } from '../../testing/races-of-files.ts';
import { mergeFiles } from './merge-files.ts';

/** Merges by what the two sides do. `joined` is the expected result; without it, the whole value must be a conflict. */
const CASES: { what: string; race: Race; joined?: Value }[] = [
  {
    what: 'an item is removed before one that gains a part, and the other side moves the removed item',
    race: {
      base: [[{ id: 'b0', part: 'b1' }], [{ id: 'b2', part: 'b3' }]],
      mine: [['m3', { id: 'b2', part: 'b3' }]],
      theirs: [['t3', { id: 'b2', part: 'b3' }], [{ id: 'b0', part: 'b1' }]],
    },
    joined: [['m3', 't3', { id: 'b2', part: 'b3' }]],
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
    joined: ['b1', 'b2', 't0'],
  },
];

test.each(CASES)('$what', ({ race, joined }) => {
  const merged = mergeFiles(statesOf(race));
  if (joined) expect('joined' in merged && valueIn(merged.joined)).toEqual(joined);
  else expect(merged).toMatchObject({ clashes: [{ isIn: { base: true, mine: true, theirs: true } }] });
  for (const side of ['mine', 'theirs'] as const)
    if (!joined) expect(decided(statesOf(race), () => side)).toEqual(race[side]);
});

test('500 random merges contain the changes of both sides exactly once', () => {
  expect(joinedRaces(500)).toBeGreaterThan(400);
});

test('in 200 random merges, every conflict can be resolved, and the result contains the chosen values', () => {
  decideRaces(200);
});
