import { expect, test } from 'vitest';
import { suggestedHost } from './mail-hosts.ts';

const own = ['baobab.example'];

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['boabab.example', 'baobab.example'],
  ['baobab.exmaple', 'baobab.example'],
  ['somebody.con', 'somebody.com'],
  ['charity.ogr', 'charity.org'],
])('%s is a misspelling of %s', (written, right) => {
  expect(suggestedHost(written, own)).toBe(right);
});

test.each([
  'gmail.com',
  'ymail.com',
  'mail.com',
  'yahoo.ca',
  'yahoo.co.ke',
  'baobab.example',
  'safaricom.co.ke',
  'live.co.uk',
  'office.baobab.example',
  'hotmail.fr',
])('%s is not a misspelling', (host) => {
  expect(suggestedHost(host, own)).toBeUndefined();
});
