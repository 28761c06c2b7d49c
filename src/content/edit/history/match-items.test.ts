import { expect, test } from 'vitest';
import { matchListItems } from './match-items.ts';

test('an item that absorbed its larger neighbour is still the same item', () => {
  const neighbour = ['one', 'two', 'three'];
  expect(Object.fromEntries(matchListItems([neighbour, ['four']], [[neighbour, 'four']]))).toEqual({ 0: 1 });
});

test('a list that absorbed an object is still the same list, not that object', () => {
  const moved = { first: 'one', second: 'two', third: 'three' };
  const before = ['start', moved, ['four', 'five', ['six']]];
  const after = ['start', ['four', 'five', moved, ['six']]];
  expect(Object.fromEntries(matchListItems(before, after))).toEqual({ 0: 0, 1: 2 });
});
