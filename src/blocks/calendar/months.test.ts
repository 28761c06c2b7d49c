import { expect, test } from 'vitest';
import { stagesByMonth } from './months.ts';

test('a stage covers its months, across the end of the year too; of two stages the later one counts', () => {
  const none = undefined;
  expect(
    stagesByMonth([
      { from: 11, to: 11 },
      { from: 11, to: 1 },
      { from: 2, to: 2 },
    ]),
  ).toEqual([1, 2, none, none, none, none, none, none, none, none, 1, 1]);
});
