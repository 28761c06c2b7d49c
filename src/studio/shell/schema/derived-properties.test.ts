import { expect, test } from 'vitest';
import { allSchemas } from '../../testing/all-content.ts';
import { derivedFrom, derivedValue, isUnedited } from './derived-properties.ts';
import { partsOf } from './parts.ts';

const list = partsOf(allSchemas, allSchemas.root('options.schema.json'), {}).find(({ name }) => name === 'options');
const option = allSchemas.of(list?.shape.schema.items, 'options.schema.json');
const [value] = partsOf(allSchemas, option, {}).filter((part) => derivedFrom(part) !== undefined);

test('the value of a new option is derived from its label, in the same way as those of the other options', () => {
  if (!value) throw new Error('nothing follows');
  expect([value.name, derivedFrom(value)]).toEqual(['value', 'label']);
  const repeated = [{ value: 'A table', label: 'A table' }];
  expect(derivedValue('Garden bench ', value, repeated)).toBe('Garden bench');
  expect(derivedValue('Garden bench', value, [...repeated, { value: 'chair', label: 'A chair' }])).toBe('garden-bench');
});

test('a value is derived while it is initial, empty or a copy of another item, but not once it is edited', () => {
  if (!value) throw new Error('nothing follows');
  const others = [{ value: 'chair', label: 'A chair' }];
  expect(isUnedited(allSchemas, value, 'New value', others)).toBe(true);
  expect(isUnedited(allSchemas, value, '', others)).toBe(true);
  expect(isUnedited(allSchemas, value, 'chair', others)).toBe(true);
  expect(isUnedited(allSchemas, value, 'bench', others)).toBe(false);
});
