import { expect, test } from 'vitest';
import { correctTimeZone, correctToPattern } from './correct-to-pattern.ts';

test.each([
  ['Open positions', '^[a-z][a-z0-9-]*$', 'open-positions'],
  ['#openings', '^[a-z][a-z0-9-]*$', 'openings'],
  ['FarmersBacked', '^[a-z][a-zA-Z0-9]*$', 'farmersBacked'],
  ['d0c82a', '^#[0-9a-f]{6}$', '#d0c82a'],
  ['#FEC', '^#[0-9a-f]{6}$', '#ffeecc'],
  ['rgb(208, 200, 42)', '^#[0-9a-f]{6}$', '#d0c82a'],
  ['14', '^[0-9.]+(px|rem)$', '14px'],
  ['Kenya', '^[A-Z]{2}$', 'KE'],
  ['English', '^[a-z]{2}(-[A-Z]{2})?$', 'en'],
  ['+254', '^[0-9]{1,3}$', '254'],
  ['+254 700 000 000', '^\\+[0-9]{7,15}$', '+254700000000'],
  ['beige', '^#[0-9a-f]{6}$', undefined],
])('for %s and the pattern %s, suggests %s', (written, pattern, right) => {
  expect(correctToPattern(written, pattern)).toBe(right);
});

test.each([
  ['Nairobi', 'Africa/Nairobi'],
  ['africa/nairobi', 'Africa/Nairobi'],
  ['Africa/Niarobi', 'Africa/Nairobi'],
  ['East Africa', undefined],
])('for %s, suggests the time zone %s', (written, zone) => {
  expect(correctTimeZone(written)).toBe(zone);
});
