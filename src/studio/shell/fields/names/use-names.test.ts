import { expect, test } from 'vitest';
import { namesAt } from './use-names.ts';

test('the fields of a form are listed by label, even if the form is unfinished', () => {
  const fields = [{ name: 'email', label: 'Your email' }, { name: 'wood' }, { label: 'No name yet' }, 'broken'];
  expect(namesAt({ fields }, { of: 'field', at: '/fields', by: 'name' })).toEqual([
    { name: 'email', title: 'Your email' },
    { name: 'wood', title: 'wood' },
  ]);
  expect(namesAt(undefined, { of: 'field', at: '/fields', by: 'name' })).toEqual([]);
});
