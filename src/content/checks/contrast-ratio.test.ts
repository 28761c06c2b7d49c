import { expect, test } from 'vitest';
import { contrast } from './contrast-ratio.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#d0c82a', '#12211b', 9.5],
  ['#d0c82a', '#ffffff', 1.75],
])('%s on %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('an invalid colour has no contrast', () => {
  expect(contrast('lime', '#ffffff')).toBeUndefined();
});
