import { expect, test } from 'vitest';
import { mailbox, readMailbox } from './mailbox.ts';

const ADDRESS = 'amina@example.com';

test.each([
  ['Amina Wanjiru', 'Amina Wanjiru'],
  ["  Brian   O'Otieno ", "Brian O'Otieno"],
  ['Anne-Marie N’Golo', 'Anne-Marie N’Golo'],
  ['Wanjiru\u0303 Mwangi', 'Wanjirũ Mwangi'],
  ['王芳', '王芳'],
])('%j is accepted as a name', (typed, name) => {
  const stored = mailbox(ADDRESS, typed);
  expect(stored).toBe(`${name} <${ADDRESS}>`);
  expect(readMailbox(stored)).toEqual({ name, address: ADDRESS });
});

test.each([
  '',
  'evil.example',
  'Visit http://evil.example',
  'Call 0700 000 000',
  'Amina <all@example.com>',
  'Amina, all@example.com',
  'Amina" <x@y.example>',
  'Amina\r\nBcc: all@example.com',
  'Amina\u202e',
  'Please send all of your money today',
  'x'.repeat(61),
  '=?utf-8?q?Amina?=',
  '😀',
  '-',
])('%j is not accepted as a name, and left out', (typed) => {
  const stored = mailbox(ADDRESS, typed);
  expect(stored).toBe(ADDRESS);
  expect(readMailbox(stored)).toEqual({ name: '', address: ADDRESS });
});

test.each(['<a@b.example>, <c@d.example>', 'a@b.example, c@d.example'])(
  'a stored text that is no mailbox is taken for an address, which it is not: %j',
  (text) => {
    expect(readMailbox(text)).toEqual({ name: '', address: text });
  },
);
