import { expect, test } from 'vitest';
import { pairsOf } from './pairs.ts';

test('an item that has taken in its larger neighbour is still itself', () => {
  const neighbour = ['one', 'two', 'three'];
  expect(Object.fromEntries(pairsOf([neighbour, ['four']], [[neighbour, 'four']]))).toEqual({ 0: 1 });
});

test('a list that has taken in an object is still itself, not that object', () => {
  const moved = { first: 'one', second: 'two', third: 'three' };
  const before = ['start', moved, ['four', 'five', ['six']]];
  const after = ['start', ['four', 'five', moved, ['six']]];
  expect(Object.fromEntries(pairsOf(before, after))).toEqual({ 0: 0, 1: 2 });
});
