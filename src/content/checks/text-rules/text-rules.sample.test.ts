import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../../../../tests/amount/amount.ts';
import { textRules } from './all.ts';
import { signsOf } from './text-signs.ts';

const codesFor = (text: string) => [
  ...new Set(textRules.filter(({ find }) => find.exec(text)).map(({ code }) => code)),
];

test.each([
  'Flats & houses for 3 < 4 people, at 5 * 6 metres.',
  'Rent from $500_000 a year; see [our list](https://www.example.com/a_b_c).',
  'We had had enough. That is that.',
  'A heading: “quoted”, (in brackets) and dated 1990–2020 …',
  'The winner of No. 1 [2024] is #1 in town.',
  'FAQ about HTML and PDF',
  'Wait… what? Yes! Fähren, naïve, Καλημέρα, Привет.',
  'Homes that never stand empty',
  'A test of patience',
  'Copy that, and say so',
  'We work for 1) owners, 2) tenants and 3) hosts.',
  'Version 1. That was in May. Version 2. That was in June.',
])('finds nothing in %s', (text) => {
  expect(codesFor(text)).toEqual([]);
});

test.each([
  ['<strong>bold</strong>', 'html-in-text', '**bold**'],
  ['&nbsp;', 'html-entity', ' '],
  ['(us)[/contact]', 'link-slip', '[us](/contact)'],
  ['the the', 'repeated-word', 'the'],
  ['We find __the flat__ first.', 'foreign-markup', '**the flat**'],
])('corrects %s', (text, code, right) => {
  const rule = textRules.find((one) => one.code === code && one.find.exec(text));
  const found = rule?.find.exec(text);
  expect(found && rule?.put?.(found)).toBe(right);
});

test('no rule is skipped that would find something in a text with random features', () => {
  const pieces = [
    // Pieces that rules look for, from which random texts are assembled.
    ...['lorem ipsum', 'TODO', 'www.', 'https://a.b', '[', '](', ')', '**', '*', '_', '`', '~~', '#', '<b>', '&amp;'],
    ...[
      'the',
      'The',
      'of',
      ' ',
      '  ',
      '\n',
      '\t',
      '\u00a0',
      '\u200b',
      'а',
      'a',
      'b',
      '?',
      '!',
      '.',
      ',',
      'copy',
      'here',
    ],
    ...['add text', 'Copy of', 'untitled', '1', '…', '–', '@', '{{', '}}', 'facts.a'],
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const signs = signsOf(written);
      for (const rule of textRules)
        if (rule.signs !== undefined && (rule.signs & signs) === 0) expect(rule.find.exec(written)).toBeNull();
    }),
    { numRuns: amount(500, 100_000) },
  );
});
