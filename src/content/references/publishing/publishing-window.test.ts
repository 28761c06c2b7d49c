import { describe, expect, test } from 'vitest';
import { isMoment, isPublishedAt, nextChange, publishingWindow } from './publishing-window.ts';

const at = (text: string) => Date.parse(text);

describe('a publishing window', () => {
  test('begins with its first day and ends with its last one, in the company’s time zone', () => {
    const window = publishingWindow({ publishFrom: '2026-12-01', publishUntil: '2026-12-24' }, 'Africa/Nairobi');
    expect(window).toEqual({ from: at('2026-11-30T21:00Z'), until: at('2026-12-24T21:00Z') });
  });

  test('is right if the clocks change in between', () => {
    const window = publishingWindow({ publishFrom: '2026-10-24T12:00', publishUntil: '2026-10-26' }, 'Europe/Lisbon');
    expect(window).toEqual({ from: at('2026-10-24T11:00Z'), until: at('2026-10-27T00:00Z') });
  });

  test('uses a time zone given with the time', () => {
    expect(publishingWindow({ publishFrom: '2026-12-01T08:00+05:30' }, 'Africa/Nairobi')).toEqual({
      from: at('2026-12-01T02:30Z'),
    });
  });

  test('is undefined without dates and with invalid ones', () => {
    for (const data of [{}, { publishFrom: '' }, { publishUntil: '2026-02-30' }, { publishFrom: 1 }, undefined])
      expect(publishingWindow(data, 'Africa/Nairobi')).toBeUndefined();
  });
});

test('a window includes its first moment, but not its last', () => {
  const window = { from: 10, until: 20 };
  expect([9, 10, 19, 20].map((now) => isPublishedAt(window, now))).toEqual([false, true, true, false]);
  expect(isPublishedAt({ until: 20 }, -1)).toBe(true);
});

test('the next change is the earliest one in the future', () => {
  const windows = [{ from: 10, until: 40 }, { until: 30 }, { from: 5 }];
  expect([0, 5, 10, 30, 40].map((now) => nextChange(windows, now))).toEqual([5, 10, 30, 40, undefined]);
});

test.each(['2026-12-01', '2026-12-01T08:00', '2026-12-01T08:00Z', '2026-12-01T23:59-03:00'])(
  '%s is a valid moment',
  (text) => {
    expect(isMoment(text)).toBe(true);
  },
);

test.each(['2026-13-01', '2026-12-01T24:00', '2026-12-01 08:00', '1.12.2026', '2026-12-01T8:00', ''])(
  '“%s” is not a valid moment',
  (text) => {
    expect(isMoment(text)).toBe(false);
  },
);
