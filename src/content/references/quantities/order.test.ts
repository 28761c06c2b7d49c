import { expect, test } from 'vitest';
import { reorderingOf } from './order.ts';

test.each([
  [[1, 7, 3, 10, 12], 2, 1],
  [[1, 3, 2], 2, 1],
  [[2, 1, 3], 1, 0],
  [[1, 2, 5, 3, 4], 2, 4],
  [[1, 3, 4, 5, 2], 4, 1],
  [[2025, 2023, 2024, 2022], 2, 1],
])('in %j one number is out of its place', (numbers, from, to) =>
  expect(reorderingOf(numbers)).toEqual({ from, to, isSwap: false }),
);

test('two numbers are in each other’s place', () => {
  expect(reorderingOf([1, 5, 3, 4, 2, 6])).toEqual({ from: 4, to: 1, isSwap: true });
});

test.each([
  [[1, 2, 3, 4]],
  [[4, 3, 2, 1]],
  [[2, 3, 1]],
  [[2019, 2025, 2024, 2023]],
  [[2026, 2022, 2023, 2024]],
  [[1, 2, 1, 2]],
  [[3, 2, 1, 4]],
  [[5, 1, 4, 2, 3]],
  [[]],
])('the order of %j is not recognised', (numbers) => expect(reorderingOf(numbers)).toBeUndefined());
