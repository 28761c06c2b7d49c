import { expect, test } from 'vitest';
import type { FormField } from '../../contracts/forms.ts';
import { prefilled } from './prefill.ts';

const fields: FormField[] = [
  { name: 'email', kind: 'email', label: 'E-mail' },
  { name: 'message', kind: 'textarea', label: 'Message' },
];

test.each([
  ['?message=A+price+for+rice', [['message', 'A price for rice']]],
  ['?message=%20', []],
  ['?email=a%40b.example&other=1', []],
  ['', []],
])('the URL %s fills in %j', (search, expected) => {
  expect(prefilled({ fields }, search)).toEqual(expected);
});

test('a long text is truncated', () => {
  expect(prefilled({ fields }, `?message=${'a'.repeat(500)}`)[0]?.[1]).toHaveLength(300);
});
