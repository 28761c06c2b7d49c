import { expect, test } from 'vitest';
import type { FormField } from '../../contracts/forms.ts';
import { normaliseValues } from './normalise-values.ts';
import type { Value } from './values.ts';

const phoneNumbers = { countryCode: '254', trunkPrefix: '0', lengths: [9], firstDigits: '17' };
const file = { name: 'cv.pdf', type: 'application/pdf', size: 3, data: 'YWJj' };

test.each<[FormField['kind'], Value, Value]>([
  ['text', '  Amina  ', 'Amina'],
  ['text', undefined, ''],
  ['textarea', ' a\r\nb\rc ', 'a\nb\nc'],
  ['select', ' one ', 'one'],
  ['text', '\u2067Amina\u2069 \u200b', 'Amina'],
  ['text', 'a \u200b b', 'a \u200b b'],
  ['email', ' Amina@Example.COM ', 'amina@example.com'],
  ['email', '\u202aamina@example.com\u202c\u200b', 'amina@example.com'],
  ['phone', '0712 345 678', '+254712345678'],
  ['phone', ' 12 ', '12'],
  ['phone', undefined, ''],
  ['url', '  ', null],
  ['url', null, null],
  ['url', ' https://a.b ', 'https://a.b'],
  ['checkboxes', ['a', 'b', 'a'], ['a', 'b']],
  ['checkboxes', undefined, []],
  ['checkbox', true, true],
  ['checkbox', undefined, false],
  ['file', file, file],
  ['file', undefined, null],
])('%s: %j becomes %j', (kind, value, expected) => {
  const fields = [{ name: 'it', kind, label: 'It' }];
  expect(normaliseValues({ phoneNumbers, fields }, { it: value })).toEqual({ it: expected });
});

test('hidden fields and unknown names are omitted', () => {
  const fields: FormField[] = [
    { name: 'kind', kind: 'select', label: 'Kind' },
    { name: 'company', kind: 'text', label: 'Company', showWhen: { field: 'kind', equals: 'firm' } },
  ];
  expect(normaliseValues({ phoneNumbers, fields }, { kind: 'person', company: 'Acme', other: 'x' })).toEqual({
    kind: 'person',
  });
  expect(normaliseValues({ phoneNumbers, fields }, { kind: 'firm', company: 'Acme' })).toEqual({
    kind: 'firm',
    company: 'Acme',
  });
});

test('normalising is idempotent', () => {
  const fields: FormField[] = [
    { name: 'phone', kind: 'phone', label: 'Phone' },
    { name: 'url', kind: 'url', label: 'Link' },
    { name: 'text', kind: 'textarea', label: 'Text' },
  ];
  const once = normaliseValues({ phoneNumbers, fields }, { phone: '0712345678', url: '', text: ' a\r\n b ' });
  expect(normaliseValues({ phoneNumbers, fields }, once)).toEqual(once);
});
