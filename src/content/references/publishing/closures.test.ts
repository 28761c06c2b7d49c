import { expect, test } from 'vitest';
import { closureIn } from './closures.ts';

const daysOf = (text: string) => {
  const { first, last } = closureIn(text, '2026-12-20') ?? {};
  return [first, last];
};

test.each([
  ['Our office is closed from 24 to 28 December 2026.', '2026-12-24', '2026-12-28'],
  ['Closed 24–28 December', '2026-12-24', '2026-12-28'],
  ['We are away from Thursday, 24 December to Sunday, 3 January.', '2026-12-24', '2027-01-03'],
  ['We are not open on 25 and 26 December.', '2026-12-25', '2026-12-26'],
  ['No deliveries on December 24th, 2026.', '2026-12-24', '2026-12-24'],
  ['We do not deliver from December 24 to 28, 2026.', '2026-12-24', '2026-12-28'],
  ['No water on 1 January: the pump is changed.', '2027-01-01', '2027-01-01'],
  ['Happy holidays! We are closed from 24 December and open again on 4 January 2027.', '2026-12-24', '2026-12-24'],
  ['From 30 December 2026 to 2 January 2027 the shop is shut.', '2026-12-30', '2027-01-02'],
])('%s', (text, first, last) => expect(daysOf(text)).toEqual([first, last]));

test.each([
  'Join us on 24 December 2026.',
  'Applications are closed from 24 December 2026.',
  'The round closes on 24 December 2026.',
  'Order by 20 December: no deliveries from 24 December 2026.',
  'We are closed until 24 December 2026.',
  'We are back on 24 December 2026.',
  'Closed over Christmas, open again from 4 January 2027.',
  'We were closed on 24 December 2026.',
  'Our office is closed on Sundays. The fair is on 24 December 2026.',
  'Give it away on 24 December 2026.',
])('%s announces no closed days', (text) => expect(closureIn(text, '2026-12-20')).toBeUndefined());
