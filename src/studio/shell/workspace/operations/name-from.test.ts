import { expect, test } from 'vitest';
import { nameFrom } from './name-from.ts';

test.for([
  ['Our new office', 'our-new-office'],
  ["Wanjirũ Ng'ang'a 🌍", 'wanjiru-nganga'],
  ['Mang’ula, Kĩambu & Ng‘ombe', 'mangula-kiambu-ngombe'],
  ["  What's new?  ", 'whats-new'],
  ["The owners' money", 'the-owners-money'],
  ['🌍', ''],
])('"%s" becomes "%s"', ([written = '', name]) => {
  expect(nameFrom(written)).toBe(name);
});
