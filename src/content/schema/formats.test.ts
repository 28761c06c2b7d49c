import { expect, test } from 'vitest';
import { isDate } from './formats.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-2-3', false],
  ['2026-13-01', false],
  ['3 March 2026', false],
  ['', false],
])('whether %s is a valid date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
