import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test('formats a date in the language of the site', () => {
  expect(formatDay('2025-11-03', 'en-KE')).toBe('3 November 2025');
});

test('a date is the same in every time zone', () => {
  const zone = process.env.TZ;
  try {
    for (const place of ['Pacific/Honolulu', 'Pacific/Auckland']) {
      process.env.TZ = place;
      expect(formatDay('2025-01-01', 'en-KE')).toBe('1 January 2025');
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
