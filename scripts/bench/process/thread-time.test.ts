import { expect, test } from 'vitest';
import { threadTime } from './thread-time.ts';

const mark = (name: string, ts: number) => ({ name, cat: 'blink.user_timing', ph: 'I', pid: 1, tid: 2, ts });
const task = (ts: number, dur: number, tdur: number, tid = 2) => {
  return { name: 'ThreadControllerImpl::RunTask', cat: 'toplevel', ph: 'X', pid: 1, tid, ts, dur, tdur };
};

test('only this thread’s work between two marks counts, without idle time, and with part of a task on the edge', () => {
  const events = [
    mark('from', 1000),
    task(0, 2000, 1000),
    task(3000, 4000, 1000),
    task(3000, 4000, 4000, 3),
    task(9000, 2000, 2000),
    mark('to', 10_000),
    task(20_000, 1000, 1000),
  ];
  expect(threadTime(events, 'from', 'to')).toBe(0.5 + 1 + 1);
  expect(() => threadTime(events, 'from', 'never')).toThrow('never');
});
