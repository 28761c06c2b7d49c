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

test('tasks of one client keep their order', () => {
  const { add, next } = queue();
  add('a', 'a1', 'a2', 'a3');
  expect([next(), next(), next(), next()]).toEqual(['a1', 'a2', 'a3', undefined]);
});

test('a client without running tasks precedes an earlier one with many tasks', () => {
  const { add, next } = queue();
  add('a', 'a1', 'a2', 'a3');
  expect(next()).toBe('a1');
  add('b', 'b1', 'b2');
  expect([next(), next(), next()]).toEqual(['b1', 'a2', 'b2']);
});

test('a client with long tasks comes after a new one, until its usage has decayed', () => {
  let now = 0;
  const { tasks, add, next } = queue(() => now);
  const isOverusing = () => tasks.isOverusing('a');
  add('a', 'a1');
  next();
  tasks.done('a', 4000);
  expect(isOverusing()).toBe(true);
  add('a', 'a2');
  add('b', 'b1');
  expect(next()).toBe('b1');
  now = 600_000;
  tasks.done('b', 1000);
  add('b', 'b2');
  expect([isOverusing(), next()]).toEqual([false, 'a2']);
});

test('a client with short tasks precedes a new one, unless it has sent very many', () => {
  const { tasks, add, next } = queue();
  const send = (count: number) => {
    for (let sent = 0; sent < count; sent++) {
      add('a', 'a');
      next();
      tasks.done('a', 50);
    }
  };
  send(20);
  add('b', 'b');
  add('a', 'a');
  expect([next(), tasks.isOverusing('a')]).toEqual(['a', false]);
  tasks.done('a', 50);
  tasks.next((client) => client === 'b');
  send(200);
  expect(tasks.isOverusing('a')).toBe(true);
});

test('if the tasks of all clients are long, the cheapest client does not count as expensive', () => {
  const { tasks, add, next } = queue();
  for (const [client, took] of [
    ['a', 20_000],
    ['b', 3000],
    ['c', 15_000],
  ] as const) {
    add(client, client);
    next();
    tasks.done(client, took);
  }
  expect(['a', 'b', 'c'].filter((client) => tasks.isOverusing(client))).toEqual(['a', 'c']);
});
