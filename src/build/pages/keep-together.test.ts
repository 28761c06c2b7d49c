import { expect, test } from 'vitest';
import { keepTogether, withNonBreakingValues } from './keep-together.ts';

/**
 * The text with invisible characters made visible: ~ for a no-break space, | for a word joiner after a dash or hyphen.
 */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|');

test.each([
  ['Within 24 hours, or 5 business days.', 'Within 24~hours, or 5~business days.'],
  [
    'The rent of such a home, when renewed, rises by 10–15% in 3–5 years.',
    'The rent of such a home, when renewed, rises by 10–|15% in 3–|5~years.',
  ],
  [
    'It costs from 5%–7%, or EUR 20M–80M, between 8:00–18:00 on all weekdays.',
    'It costs from 5%–|7%, or EUR~20M–|80M, between 8:00–|18:00 on all weekdays.',
  ],
  ['From EUR 2,500, or USd 4M: EN ISO 2.', 'From EUR~2,500, or USd~4M: EN~ISO~2.'],
  ['Tests follow EN / ISO 25, and the PDF of IEC 2.', 'Tests follow EN~/~ISO~25, and the PDF of IEC~2.'],
  [
    'The Weights Act (Cap. 12), and its Order No. 4, are in force. 5 more may follow.',
    'The Weights Act (Cap.~12), and its Order No.~4, are in force. 5~more may follow.',
  ],
  ['Call [+351 210 000 000](tel:+351210000000) now', 'Call [+351~210~000~000](tel:+351210000000) now'],
  [
    'Every room of the house has our own **Wi-Fi**, which is paid by M-Pesa.',
    'Every room of the house has our own **Wi-|Fi**, which is paid by M-|Pesa.',
  ],
  [
    'Wiring and smart-home powered (solar-powered) by a Net-Meter, at mid-term.',
    'Wiring and smart-|home powered (solar-powered) by a Net-|Meter, at mid-|term.',
  ],
  [
    'Read [all](/help/e-mail#e-mail) by the owners of 10+ homes',
    'Read [all](/help/e-mail#e-mail) by the owners of 10+~homes',
  ],
])('values stay on one line: %s', (text, together) => {
  expect(shown(text)).toBe(together);
});

test('the last word of a long text is not left over', () => {
  const long = 'The rent and the rise in value, after the loan has been paid. '.repeat(3);
  expect(shown(`${long}Bought at source.`)).toBe(`${long}Bought at~source.`);
  expect(shown(`${long}Bought [at the source](/investors).`)).toBe(`${long}Bought [at the source](/investors).`);
  expect(shown('The rent and the rise in value, after the loan has been paid back.')).not.toContain('~');
});

test.each([
  'EUR 2,500',
  '5 days',
  '10–15%',
  'A premium of 10–15%',
  'e-mail',
  'Co-director of the workshop and its school',
  '2026-11-03',
  '/help/e-mail',
  'In 2025 the rent rose, state-of-the-art, top-to-bottom, self-e-mail, In 20, PDF, 5',
  'Write to short-stay.example or [ring us](popup:call-back), or see /short-stay, #go-ahead',
  'spring 2025–summer 2026, 3 electrification plans',
])('other texts, values on their own, labels, and names for programs are unchanged: %s', (text) => {
  expect(keepTogether(text)).toBe(text);
});

test('data that is not read as text is unchanged, and so is the original', () => {
  const block = {
    points: ['In 5 days'],
    chart: { marks: [{ d: 'M1 5 l 3 4' }] },
    form: { options: [{ value: '5 days ago' }] },
  };
  const together = withNonBreakingValues(block);
  expect(together).toEqual({ ...block, points: ['In 5\u00a0days'] });
  expect(block.points).toEqual(['In 5 days']);
});
