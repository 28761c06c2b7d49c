import { expect, it } from 'vitest';
import { percentRead } from './reading.ts';

it.each([
  ['at the top', 0, 3000, 1000, 0],
  ['half-way', 1000, 3000, 1000, 50],
  ['at the end', 2000, 3000, 1000, 100],
  ['pulled beyond the end', 2100, 3000, 1000, 100],
  ['pulled above the top', -80, 3000, 1000, 0],
  ['on a page that fits the screen', 0, 900, 1000, 0],
])('reading progress %s', (_, scrolled, page, screen, percent) => {
  expect(percentRead(scrolled, page, screen)).toBe(percent);
});
