import { expect, test } from 'vitest';
import { outlineData } from './outline.ts';

test('writes every command with its numbers, rounded to tenths', () => {
  const data = outlineData([
    { type: 'M', x: 1.04, y: -2.06 },
    { type: 'L', x: 3, y: 1.1368683772161603e-13 },
    { type: 'Q', x1: 1, y1: 2, x: 3, y: 4 },
    { type: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6 },
    { type: 'Z' },
  ]);
  expect(data).toBe('M1 -2.1L3 0Q1 2 3 4C1 2 3 4 5 6Z');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for %s', (x) => {
  expect(() => outlineData([{ type: 'L', x, y: 0 }])).toThrow(RangeError);
});
