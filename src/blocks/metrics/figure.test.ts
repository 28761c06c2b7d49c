import { describe, expect, it } from 'vitest';
import { figureParts } from './figure.ts';

describe('figureParts', () => {
  it.each([
    ['98%+', '', '98', '%+'],
    ['KES 80M', 'KES ', '80', 'M'],
    ['10–15%', '', '10–15', '%'],
    ['3.75%', '', '3.75', '%'],
    ['1,500+', '', '1,500', '+'],
    ['48hr', '', '48', 'hr'],
    ['Up to 60%', 'Up to ', '60', '%'],
    ['3-5 years', '', '3-5', ' years'],
    ['24/7', '', '24', '/7'],
  ])('splits %s', (figure, before, number, after) => {
    expect(figureParts(figure)).toEqual({ before, number, after });
  });

  it('a figure without a number is all text', () => {
    expect(figureParts('Always')).toEqual({ before: 'Always', number: '', after: '' });
  });
});
