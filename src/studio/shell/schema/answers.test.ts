import { expect, test } from 'vitest';
import { answersIn, fieldNamed } from './answers.ts';

test('a field of a form is found by its name', () => {
  const form = { fields: [{ name: 'email' }, { name: 'topic', options: 'topics' }] };
  expect(fieldNamed(form, 'topic')).toEqual({ name: 'topic', options: 'topics' });
  expect(fieldNamed(form, undefined)).toBeUndefined();
  expect(fieldNamed({}, 'topic')).toBeUndefined();
});

test('a list of options allows its values, under their labels', () => {
  const options = [{ value: 'tables', label: 'A table' }, { value: 'chairs' }, { label: 'No value yet' }];
  expect(answersIn({ options })).toEqual([
    { name: 'tables', title: 'A table' },
    { name: 'chairs', title: 'chairs' },
  ]);
});
