import { expect, test } from 'vitest';
import { unbrokenValues } from './unbroken-values.ts';

test('short facts with a number and a place to break stay on one line', () => {
  const facts = {
    review: { value: '5 business days' },
    premium: { value: '10–15%' },
    occupancy: { value: '98%+' },
    town: { value: 'Nairobi West' },
    box: { value: 'P.O. Box 00000-00100' },
    again: { value: '5 business days' },
    broken: 7,
  };
  expect(unbrokenValues(facts)).toEqual(['10–15%', '5 business days']);
});
