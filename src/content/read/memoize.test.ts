import { expect, test, vi } from 'vitest';
import { memoizeByObject } from './memoize.ts';

test('finds out about each object once, even that there is nothing', () => {
  const find = vi.fn((object: { name?: string }, ending: string) => object.name && object.name + ending);
  const found = memoizeByObject(find);
  const [named, nameless] = [{ name: 'one' }, {}];
  expect([found(named, '!'), found(named, '!'), found(nameless, '!'), found(nameless, '!')]).toEqual([
    'one!',
    'one!',
    undefined,
    undefined,
  ]);
  expect(find).toHaveBeenCalledTimes(2);
});
