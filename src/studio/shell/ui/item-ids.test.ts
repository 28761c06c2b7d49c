import { expect, test } from 'vitest';
import { nextIds } from './item-ids.ts';

const start = { items: [], ids: [], next: 0 };
const [one, two, three] = [{ name: 'one' }, { name: 'two' }, { name: 'three' }];

test('items keep their ids when items are moved, added or removed', () => {
  const first = nextIds(start, [one, two, three]);
  expect(first.ids).toEqual(['1', '2', '3']);
  const moved = nextIds(first, [three, one, two]);
  expect(moved.ids).toEqual(['3', '1', '2']);
  const added = nextIds(moved, [three, { name: 'new' }, one, two]);
  expect(added.ids).toEqual(['3', '4', '1', '2']);
  expect(nextIds(added, [three, one, two]).ids).toEqual(['3', '1', '2']);
});

test('an item that was edited keeps its id', () => {
  const first = nextIds(start, [one, two]);
  expect(nextIds(first, [one, { name: 'two, edited' }]).ids).toEqual(['1', '2']);
});

test('equal items have different ids', () => {
  const first = nextIds(start, ['a', 'a']);
  expect(new Set(first.ids).size).toBe(2);
  expect(new Set(nextIds(first, ['a', 'a', 'a']).ids).size).toBe(3);
});
