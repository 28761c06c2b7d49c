import { expect, test } from 'vitest';
import { asTyped, LOOK_ALIKES, toLatin } from './look-alikes.ts';

test('every look-alike becomes a Latin letter', () => {
  for (const letter of LOOK_ALIKES) expect(toLatin(letter)).toMatch(/^[A-Za-z]$/);
});

test('a name is read as it was meant', () => {
  expect(asTyped(' f\u0430r\u00admers\u200b ')).toBe('farmers');
  expect(asTyped('Fähre')).toBe('Fähre');
});
