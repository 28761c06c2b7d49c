import { expect, test } from 'vitest';
import { EVERYTHING, ofCategory, selection } from './selection.ts';

const articles = [
  { id: 'a', category: { id: 'investment' } },
  { id: 'b', category: { id: 'smart-homes' } },
  { id: 'c', category: { id: 'investment' } },
];

test('starts with the first page of all articles', () => {
  expect(EVERYTHING).toEqual({ category: undefined, page: 1 });
  expect(ofCategory(articles, EVERYTHING.category)).toEqual(articles);
});

test('choosing a theme goes to its first page', () => {
  const third = selection(EVERYTHING, { do: 'turn', page: 3 });
  expect(third).toEqual({ category: undefined, page: 3 });
  expect(selection(third, { do: 'filter', category: 'investment' })).toEqual({ category: 'investment', page: 1 });
});

test('changing the page keeps the theme', () => {
  const filtered = selection(EVERYTHING, { do: 'filter', category: 'investment' });
  expect(selection(filtered, { do: 'turn', page: 2 })).toEqual({ category: 'investment', page: 2 });
});

test('a theme shows its articles in their order', () => {
  expect(ofCategory(articles, 'investment').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(ofCategory(articles, 'leadership')).toEqual([]);
});
