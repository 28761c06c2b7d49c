import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function queue(now = () => 0) {
  const tasks = new FairQueue<string>(now);
  const add = (client: string, ...names: string[]) => {
    for (const name of names) tasks.add(client, name);
  };
  const next = () => tasks.next()?.task;
  return { tasks, add, next };
}

test('tasks of one client come in their order', () => {
  const { add, next } = queue();
  add('a', 'a1', 'a2', 'a3');
  expect([next(), next(), next(), next()]).toEqual(['a1', 'a2', 'a3', undefined]);
});

test('whoever has nothing under way comes before whoever came earlier with many', () => {
  const { add, next } = queue();
  add('a', 'a1', 'a2', 'a3');
  expect(next()).toBe('a1');
  add('b', 'b1', 'b2');
  expect([next(), next(), next()]).toEqual(['b1', 'a2', 'b2']);
});

test('whoever has taken much of late comes after whoever has taken little, and is forgiven in time', () => {
  let now = 0;
  const { tasks, add, next } = queue(() => now);
  add('a', 'a1');
  next();
  tasks.done('a', 4000);
  add('b', 'b1');
  next();
  tasks.done('b', 100);
  add('a', 'a2');
  add('b', 'b2');
  expect(next()).toBe('b2');
  now = 600_000;
  tasks.done('b', 100);
  add('b', 'b3');
  expect(next()).toBe('a2');
});
