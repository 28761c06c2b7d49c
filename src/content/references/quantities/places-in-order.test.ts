import { expect, test } from 'vitest';
import { placeInOrder, placesInOrder } from './places-in-order.ts';

test.each([
  ['Months 3 to 6', 'month', 3],
  ['Month 12', 'month', 12],
  ['Days 1–5', 'day', 1],
  ['Week 2: the roof', 'week', 2],
  ['Year 3 (estimate)', 'year', 3],
  ['Year 4 and later', 'year', 4],
  ['Q3 2026', 'quarter of a year', 8107],
  ['2024', 'year', 2024],
  ['2024/25', 'year', 2024],
  ['March 2026', 'date', 20260331],
  ['3 March 2026', 'date', 20260303],
  ['March to May', 'month of a year', 2],
  ['200 mm', 'number mm', 200],
  ['1–2 bedrooms', 'number bedroom', 1],
  ['1,000', 'number ', 1000],
])('%s has a place', (text, order, place) => expect(placeInOrder(text)).toMatchObject({ order, place }));

test.each(['KES 500', '15%', 'Grade 1 maize, 40 bags', 'Marketing', 'May we help?', 'Q4', 'Smart homes', ''])(
  '%s has none',
  (text) => expect(placeInOrder(text)).toBeUndefined(),
);

test('months count on into the next year', () => {
  expect(placesInOrder(['Oct', 'Dec', 'Feb'])?.map(({ place }) => place)).toEqual([0, 2, 4]);
});

test('texts in two orders have no places', () => {
  expect(placesInOrder(['Week 1', 'Month 2'])).toBeUndefined();
  expect(placesInOrder(['Week 1', 'later'])).toBeUndefined();
});
