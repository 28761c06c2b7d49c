import { expect, test, vi } from 'vitest';
import { addDependency, collectDependencies } from '../cache/dependencies.ts';
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

test('whoever asks later depends on the same kinds of files as the first', () => {
  const find = memoizeByObject((_content: object) => addDependency('facts'));
  const content = {};
  const dependenciesOf = (act: () => void) => {
    using collector = collectDependencies();
    act();
    return [...collector.dependencies];
  };
  expect(dependenciesOf(() => find(content))).toEqual(['facts']);
  expect(dependenciesOf(() => find(content))).toEqual(['facts']);
});
