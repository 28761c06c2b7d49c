import { expect, test } from 'vitest';
import { heldTogether } from './held-together.ts';

test.each([
  ['5 business days', '5\u00a0business\u00a0days'],
  ['+351 900 000 000', '+351\u00a0900\u00a0000\u00a0000'],
  ['98%+', '98%+'],
  ['Acme Bakery', 'Acme Bakery'],
  ['an answer within 5 business days', 'an answer within 5 business days'],
])('short values with a number stay on one line: %s', (value, held) => {
  expect(heldTogether(value)).toBe(held);
});
