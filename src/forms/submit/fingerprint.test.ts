import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('the same text has the same fingerprint, of a fixed length', () => {
  const long = 'a'.repeat(200_000);
  expect(fingerprint(long)).toBe(fingerprint(long));
  expect(fingerprint(long).length).toBeLessThan(24);
});

test('small differences give different fingerprints', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aab', 'aba', '{"a":"1"}', '{"a":"2"}', '{"b":"1"}'];
  const numbers = Array.from({ length: 20_000 }, (_, number) => `{"phone":"+2547${number}"}`);
  const all = [...texts, ...numbers];
  expect(new Set(all.map(fingerprint)).size).toBe(all.length);
});
