import { expect, test } from 'vitest';
import { MovingWindow } from './moving-window.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const allowance = { hour: 2, day: 3 };

function fillUp(window: MovingWindow, times: number[]): boolean[] {
  return times.map((time) => {
    const hasRoom = window.hasRoom('a', allowance, time);
    if (hasRoom) window.add('a', time);
    return hasRoom;
  });
}

test('the limits apply to any hour and any day', () => {
  const window = new MovingWindow();
  const minutes = [0, 10, 20, 59, 60, 69, 70, 71, 24 * 60 - 1, 24 * 60, 24 * 60 + 10];
  expect(
    fillUp(
      window,
      minutes.map((minute) => minute * MINUTE),
    ),
  ).toEqual([...[true, true, false, false], ...[true, false, false, false], ...[false, true, true]]);
});

test('keys are counted separately', () => {
  const window = new MovingWindow();
  fillUp(window, [0, 0]);
  expect([window.hasRoom('a', allowance, 1), window.hasRoom('b', allowance, 1)]).toEqual([false, true]);
});

test('a removed event no longer counts', () => {
  const window = new MovingWindow();
  fillUp(window, [0, 5]);
  window.remove('a', 5);
  window.remove('a', 99);
  window.remove('b', 0);
  expect(fillUp(window, [6, 7])).toEqual([true, false]);
});

test('events may be added in any order', () => {
  const window = new MovingWindow();
  for (const time of [2 * HOUR, 0, HOUR]) window.add('a', time);
  expect(window.hasRoom('a', { hour: 2, day: 4 }, 2 * HOUR)).toBe(true);
  expect(window.hasRoom('a', { hour: 9, day: 3 }, 2 * HOUR)).toBe(false);
});

test('events older than a day are removed, so that memory does not grow', () => {
  const window = new MovingWindow();
  for (let number = 0; number < 1000; number++) window.add(`key ${number}`, number);
  window.add('young', 24 * HOUR);
  expect(window.size).toBe(1001);
  window.sweep(24 * HOUR + 1000);
  expect(window.size).toBe(1);
});
