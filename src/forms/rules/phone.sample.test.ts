import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../tests/amount/amount.ts';
import type { PhoneNumbers } from '../../contracts/resolved.ts';
import { normalisePhone } from './phone.ts';

const KENYA: PhoneNumbers = { countryCode: '254', trunkPrefix: '0', lengths: [9], firstDigits: '17' };

/** Each case of specification 5.2, in order. */
describe('normalisePhone', () => {
  test.each([
    ['0712345678', '+254712345678'],
    ['+254712345678', '+254712345678'],
    ['712345678', '+254712345678'],
    ['112345678', '+254112345678'],
    ['254712345678', '+254712345678'],
    ['0112345678', '+254112345678'],
    ['0202345678', '+254202345678'],
    ['+254202345678', '+254202345678'],
    ['254202345678', '+254202345678'],
    ['  0712345678\t', '+254712345678'],
    ['0712 345 678', '+254712345678'],
    ['0712-345-678', '+254712345678'],
    ['(0712) 345-678', '+254712345678'],
    ['+254 (712) 345 678', '+254712345678'],
    ['+ 254 712 345 678', '+254712345678'],
    ['254-712-345-678', '+254712345678'],
    ['0712\u00a0345\u00a0678', '+254712345678'],
    ['0712\u2011345\u2013678', '+254712345678'],
    ['\u202a+254\u00a0712\u200e345\u2060678\u202c', '+254712345678'],
  ])('%j becomes %s', (typed, expected) => {
    expect(normalisePhone(typed, KENYA)).toBe(expected);
  });

  test.each([
    '',
    '   ',
    '0',
    '07123456789',
    '071234567',
    '71234567',
    '7123456789',
    '812345678',
    '212345678',
    '+254012345678',
    '254012345678',
    '0012345678',
    '+2547123456789',
    '+25471234567',
    '25471234567',
    '+2540712345678',
    '+255712345678',
    '255712345678',
    '00254712345678',
    '++254712345678',
    '+0712345678',
    '0712.345.678',
    '0712/345678',
    '0712345678x',
    'o712345678',
    '０７１２３４５６７８',
    '+254712345678\n0',
  ])('%j is not a Kenyan number', (typed) => {
    expect(normalisePhone(typed, KENYA)).toBeNull();
  });

  test('any text is normalised to a valid number or null, and normalising a result again changes nothing', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+\d ()-]{0,18}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const number = normalisePhone(text, KENYA);
        if (number === null) return;
        expect(number).toMatch(/^\+254[1-9][0-9]{8}$/);
        expect(normalisePhone(number, KENYA)).toBe(number);
      }),
      { numRuns: amount(2000, 100_000) },
    );
  });

  test('all spellings of a number have the same result', () => {
    const prefix = fc.constantFrom('+254', '254', '0', '');
    const separator = fc.constantFrom('', ' ', '-', '(', ')');
    const digits = fc.stringMatching(/^[17]\d{8}$/);
    fc.assert(
      fc.property(prefix, digits, fc.array(separator, { minLength: 13, maxLength: 13 }), (start, rest, between) => {
        const typed = [...`${start}${rest}`].map((character, place) => character + (between[place] ?? '')).join('');
        expect(normalisePhone(typed, KENYA)).toBe(`+254${rest}`);
      }),
      { numRuns: amount(1000, 50_000) },
    );
  });
});

describe('numbers of other countries', () => {
  const PORTUGAL: PhoneNumbers = { countryCode: '351', trunkPrefix: '', lengths: [9], firstDigits: '29' };
  const ITALY: PhoneNumbers = { countryCode: '39', trunkPrefix: '', lengths: [9, 10], firstDigits: '3' };
  const AMERICA: PhoneNumbers = { countryCode: '1', trunkPrefix: '1', lengths: [10], firstDigits: '23456789' };

  test.each([
    [PORTUGAL, '912 345 678', '+351912345678'],
    [PORTUGAL, '+351 212 345 678', '+351212345678'],
    [PORTUGAL, '0912 345 678', null],
    [PORTUGAL, '712 345 678', null],
    // A national number that begins like the country code.
    [ITALY, '391 234 5678', '+393912345678'],
    [ITALY, '39 391 234 567', '+39391234567'],
    [AMERICA, '(202) 555-0123', '+12025550123'],
    [AMERICA, '1-202-555-0123', '+12025550123'],
    [AMERICA, '555-0123', null],
    [{ ...PORTUGAL, firstDigits: '' }, '912 345 678', null],
  ])('%j: %s becomes %s', (numbers, typed, expected) => {
    expect(normalisePhone(typed, numbers)).toBe(expected);
  });
});
