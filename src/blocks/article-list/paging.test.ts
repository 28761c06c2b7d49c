import { expect, test } from 'vitest';
import { entriesOn, pageCount, pageNumbers } from './paging.ts';

const narrow = (current: number, count: number): string =>
  pageNumbers(current, count)
    .filter(({ always }) => always)
    .map(({ page, afterGap }) => (afterGap ? `… ${page}` : String(page)))
    .join(' ');

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [12, 2],
  [13, 3],
])('%i articles at six per page take %i pages', (entries, pages) => {
  expect(pageCount(entries, 6)).toBe(pages);
});

test('wide screens show all page numbers', () => {
  expect(pageNumbers(5, 9).map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('on page %i of %i, narrow screens show %s', (current, count, shown) => {
  expect(narrow(current, count)).toBe(shown);
});

test('a page shows its entries, and the last page the rest', () => {
  const entries = ['a', 'b', 'c', 'd', 'e'];
  expect(entriesOn(entries, 1, 2)).toEqual(['a', 'b']);
  expect(entriesOn(entries, 3, 2)).toEqual(['e']);
});
