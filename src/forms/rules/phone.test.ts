import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePhone } from './phone.ts';

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
  ])('%j becomes %s', (typed, expected) => {
    expect(normalisePhone(typed)).toBe(expected);
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
  ])('%j is no Kenyan number', (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  test('whatever is typed gives the final form or null, and the final form stays as it is', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+\d ()-]{0,18}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const number = normalisePhone(text);
        if (number === null) return;
        expect(number).toMatch(/^\+254[1-9][0-9]{8}$/);
        expect(normalisePhone(number)).toBe(number);
      }),
      { seed: 254, numRuns: 2000 },
    );
  });

  test('every spelling of one number becomes the same number', () => {
    const prefix = fc.constantFrom('+254', '254', '0', '');
    const separator = fc.constantFrom('', ' ', '-', '(', ')');
    const digits = fc.stringMatching(/^[17]\d{8}$/);
    fc.assert(
      fc.property(prefix, digits, fc.array(separator, { minLength: 13, maxLength: 13 }), (start, rest, between) => {
        const typed = [...`${start}${rest}`].map((character, place) => character + (between[place] ?? '')).join('');
        expect(normalisePhone(typed)).toBe(`+254${rest}`);
      }),
      { seed: 254, numRuns: 1000 },
    );
  });
});
