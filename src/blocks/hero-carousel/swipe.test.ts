import { expect, it } from 'vitest';
import { swipeStep } from './swipe.ts';

it.each([
  ['to the left', { x: -60, y: 5 }, 1],
  ['to the right', { x: 60, y: 5 }, -1],
  ['hardly at all', { x: 20, y: 0 }, undefined],
  ['mostly down, which scrolls the page', { x: 60, y: 90 }, undefined],
])('reads a finger that moves %s', (_, to, expected) => {
  expect(swipeStep({ x: 0, y: 0 }, to)).toBe(expected);
});
