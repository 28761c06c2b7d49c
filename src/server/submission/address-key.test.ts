import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  'amina@example.com',
  'AMINA@EXAMPLE.COM',
  'a.m.i.n.a@example.com',
  'amina+kilele@example.com',
  'a.mina+1+2@Example.Com',
  'amina@example.com.',
  'ａｍｉｎａ@example.com',
  'amina@ｅxample.com',
])('%s has the same key as the others', (spelling) => {
  expect(addressKey(spelling)).toBe('amina@example.com');
});

test.each([
  ['amina@bücher.example', 'amina@xn--bcher-kva.example'],
  ['amina@BÜCHER.example', 'amina@bücher.example'],
  ['amina@bu\u0308cher.example', 'amina@bücher.example'],
  ['amina@googlemail.com', 'a.mina@gmail.com'],
])('%s has the same key as %s', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test.each([
  ['amina@example.com', 'amina@example.org'],
  ['amina@example.com', 'amin@example.com'],
  ['+a@example.com', '+b@example.com'],
  ['amina@example.com', 'amina@mail.example.com'],
])('%s has a different key than %s', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});

test('every address that a form accepts has a key', () => {
  for (const odd of ['a@b..c', 'a@-.-', 'a@%.%', 'a@\u{1F600}.x', `a@${'x'.repeat(240)}.y`])
    expect(addressKey(odd).length).toBeGreaterThan(2);
});
