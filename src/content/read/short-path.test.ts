import { expect, test } from 'vitest';
import { shortPath } from './short-path.ts';

test.each([
  ['M1.23456 7.1L-0.5004,.25', 'M1.23 7.1L-.5 .25'],
  ['m0 1.5.25-.125z', 'm0 1.5 .25-.12z'],
  ['a1.111 1.111 0 01.5004.25', 'a1.11 1.11 0 0 1 .5 .25'],
  ['A5 5 0 1 0 10.005 2 5 5 0 00 1 1', 'A5 5 0 1 0 10.01 2 5 5 0 0 0 1 1'],
  ['M2 0z', 'M2 0z'],
])('%s becomes %s', (data, expected) => {
  expect(shortPath(data)).toBe(expected);
});
