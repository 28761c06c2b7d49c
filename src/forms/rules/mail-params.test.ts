import { expect, test, vi } from 'vitest';
import type { FormField } from '../../contracts/forms.ts';
import type { EmailParam } from '../../contracts/resolved.ts';
import { mailParams } from './mail-params.ts';
import type { Values } from './values.ts';

const fields: FormField[] = [
  { name: 'fullName', kind: 'text', label: 'Name' },
  { name: 'company', kind: 'text', label: 'Company' },
  {
    name: 'interests',
    kind: 'checkboxes',
    label: 'Interests',
    options: [
      { value: 'smart', label: 'Smart Homes' },
      { value: 'farm', label: 'Farming' },
    ],
  },
];
const metadata = { submissionId: 'KILELE-1', timestamp: '2026-01-05T21:30:00.000Z' };

function param(definition: EmailParam, values: Values): string | undefined {
  return mailParams({ fields, timeZone: 'Africa/Nairobi' }, { it: definition }, values, metadata, 'en-KE').it;
}

test.each<[EmailParam, Values, string]>([
  [{ field: 'fullName' }, { fullName: 'Amina' }, 'Amina'],
  [{ text: 'N/A' }, {}, 'N/A'],
  [{ field: 'submissionId' }, {}, 'KILELE-1'],
  [{ field: 'submissionId' }, { submissionId: 'forged' }, 'KILELE-1'],
  [{ field: 'company', fallback: 'Individual' }, { company: '' }, 'Individual'],
  [{ field: 'company', fallback: 'Individual' }, {}, 'Individual'],
  [{ field: 'company', fallback: 'Individual' }, { company: null }, 'Individual'],
  [{ field: 'company' }, {}, ''],
  [{ field: 'interests' }, { interests: ['smart', 'farm'] }, 'smart, farm'],
  [{ field: 'interests', join: '; ', labels: true }, { interests: ['smart', 'farm'] }, 'Smart Homes; Farming'],
  [{ field: 'interests', labels: true }, { interests: ['other'] }, 'other'],
  [{ field: 'interests', fallback: 'none' }, { interests: [] }, 'none'],
  [{ field: 'document' }, { document: { name: 'cv.pdf', type: '', size: 2049 } }, 'cv.pdf (3 kB)'],
  [{ field: 'constructor', fallback: '-' }, {}, '-'],
])('%j with %j gives %j', (definition, values, expected) => {
  expect(param(definition, values)).toBe(expected);
});

test.each(['confirmLink', 'leaveLink'] as const)('%s comes from the server, not from the visitor’s input', (field) => {
  const [own, values] = ['https://a.example/x?token=y', { [field]: 'https://evil.example' }];
  const params = (links: object) =>
    mailParams({ fields, timeZone: 'Africa/Nairobi' }, { it: { field } }, values, { ...metadata, ...links }, 'en-KE')
      .it;
  expect(params({ [field]: own })).toBe(own);
});

test('a time is formatted in Nairobi time, three hours ahead of UTC', () => {
  const text = param({ field: 'timestamp', format: 'date-time' }, {});
  expect(text).toMatch(/6 January 2026/);
  expect(text).toMatch(/(^|\D)(0?0|12):30/);
});

test('the date formatter is created once, and not for every mail', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const write = (language: string) =>
    mailParams(
      { fields, timeZone: 'Africa/Nairobi' },
      { it: { field: 'timestamp', format: 'date-time' } },
      {},
      metadata,
      language,
    ).it;
  const [first, again, other] = [write('sw-KE'), write('sw-KE'), write('fr')];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(made.mock.calls.map(([language]) => language)).toEqual(['sw-KE', 'fr']);
});
