import { expect, test } from 'vitest';
import { asTyped, LOOK_ALIKES, toLatin } from './look-alikes.ts';

test('every look-alike letter is replaced by a Latin one', () => {
  for (const letter of LOOK_ALIKES) expect(toLatin(letter)).toMatch(/^[A-Za-z]$/);
});

test('look-alikes and invisible characters in a name are corrected', () => {
  expect(asTyped(' f\u0430r\u00admers\u200b ')).toBe('farmers');
  expect(asTyped('Fähre')).toBe('Fähre');
});
