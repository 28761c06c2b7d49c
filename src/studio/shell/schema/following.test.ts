import { expect, test } from 'vitest';
import { allSchemas } from '../../testing/all-content.ts';
import { followed, isUnwritten, leaderOf } from './following.ts';
import { partsOf } from './parts.ts';

const list = partsOf(allSchemas, allSchemas.root('options.schema.json'), {}).find(({ name }) => name === 'options');
const option = allSchemas.of(list?.shape.schema.items, 'options.schema.json');
const [value] = partsOf(allSchemas, option, {}).filter((part) => leaderOf(part) !== undefined);

test('what is stored of a new option follows its label, as the other options have it', () => {
  if (!value) throw new Error('nothing follows');
  expect([value.name, leaderOf(value)]).toEqual(['value', 'label']);
  const repeated = [{ value: 'A table', label: 'A table' }];
  expect(followed('Garden bench ', value, repeated)).toBe('Garden bench');
  expect(followed('Garden bench', value, [...repeated, { value: 'chair', label: 'A chair' }])).toBe('garden-bench');
});

test('a value follows while it is new or the copy of another, and no longer once it is written', () => {
  if (!value) throw new Error('nothing follows');
  const others = [{ value: 'chair', label: 'A chair' }];
  expect(isUnwritten(allSchemas, value, 'New value', others)).toBe(true);
  expect(isUnwritten(allSchemas, value, '', others)).toBe(true);
  expect(isUnwritten(allSchemas, value, 'chair', others)).toBe(true);
  expect(isUnwritten(allSchemas, value, 'bench', others)).toBe(false);
});
