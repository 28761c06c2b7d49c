import { expect, test } from 'vitest';
import { amountsOf } from './amounts.ts';

test('finds tables of amounts, with a sign or a unit', () => {
  const rows = [
    ['Rent received', '540,000', '60 kg', '81 bags'],
    ['Repairs', '− 31,500', '3,900 kg', '5%'],
  ];
  expect(amountsOf(rows)).toBe('amounts');
});

test('finds a last column of amounts', () => {
  const rows = [
    ['Rent received', 'Clients', '540,000'],
    ['Repairs', 'Clients', '− 31,500'],
  ];
  expect(amountsOf(rows)).toBe('amountsLast');
});

test('leaves cells with words beside the numbers as text, and the names of the rows', () => {
  const rows = [
    ['50 mm', 'KES 4,300, less about 250 for bags'],
    ['100 mm', '10–15% more'],
  ];
  expect(amountsOf(rows)).toBe('none');
});
