import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../../../../tests/amount/amount.ts';
import { textRules } from './all.ts';
import { featuresOf } from './text-features.ts';
import { firstPart } from './text-rule.ts';

const codesFor = (text: string) => [
  ...new Set(textRules.filter((rule) => firstPart(rule, text)).map(({ code }) => code)),
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
  'A map of 1 : 50,000 and odds of 3 : 4.',
  'She said “come in” and “sit down”, then “rest”.',
  'He wrote “A “B” C” once.',
  'Nested “one ‘two’ three” and (“four”).',
  '“One” “Two”',
  '“All of it.” “Really?” “Yes!”',
  'A smile :) and another :-)',
  'The sign says “Open”: come in.',
  'Please confirm by Friday that you are coming.',
  'Please confirm by June, or check with Kenya Power.',
  'We answer within a day (we will confirm by phone).',
  'Guests (they must confirm by Friday) pay on arrival (You will update it).',
  'All visits are free (Guests must confirm a day before).',
  'Of course, here is how it works: you call us.',
  'Sure, here is where it gets hard.',
  'Here is a list of what we need: cement and sand.',
  'Below is the list of homes. Here’s the plan.',
  'Let me know if you are near.',
  'Feel free to call; feel free to adjust the rent with us.',
  'I can show you the plot if you like.',
  'Would you like to see it? Want me? Call me.',
  'A house (see Article 5) and a plot (check the map).',
  'Certainly, we build homes. Absolutely. Of course!',
  'We hope this helps your farm grow.',
  'Write it as 25/11/2026, for example 03/04/2025.',
  'Version 1.2.2026.4 and 10.11.12.13, 24/7, 2025/26 and 1/2/3.',
  'Reference 12/34/2026 and LN 15/2025.',
  'They license the software, and we license it to you.',
  'A licensed plumber with the licence; the licensee pays.',
  'License to build',
  'Open 24/7 since 2015.',
  'Our shamba is near the shamba of the chief, and the shamba, we say, pays.',
  'The word pole pole means slowly. Karibu to our farm.',
  'A list of all that we have come to stand for',
  'Homes to look forward to',
  'Here is what to wait for',
  'KRA PIN',
  'IT TEAM',
  'US DOLLAR',
  'Decided on 2026-11-25.',
  'The tenants know the owner, who are here. The buyer and the owner, who are here.',
  'Of 24 flats 9 face east; the other 15 face west.',
  'We had twenty flats in three blocks; the other two were sold.',
  'Four owners live in London, three of them in Brent; the other two live in Nairobi.',
])('finds nothing in %s', (text) => {
  expect(codesFor(text)).toEqual([]);
});

test.each([
  ['<strong>bold</strong>', 'html-in-text', '**bold**'],
  ['&nbsp;', 'html-entity', ' '],
  ['(us)[/contact]', 'link-slip', '[us](/contact)'],
  ['the the', 'repeated-word', 'the'],
  ['We find __the flat__ first.', 'foreign-markup', '**the flat**'],
  ['what they start : on a roof', 'stray-space', ':'],
  ['the price (a bag) : KES 900', 'stray-space', ':'],
  ['”Value addition“ is a word', 'unpaired-sign', '“Value addition”'],
  ['we call it “good“.', 'unpaired-sign', '“good”'],
  ['Sure! Here’s a revised version: Many homes stand empty.', 'unfinished-text', ''],
  ['Certainly! Below is the text for your page: We build.', 'unfinished-text', ''],
  ['We build. Let me know if you would like a shorter version!', 'unfinished-text', ''],
  ['We build (Wanjiru pls confirm).', 'unfinished-text', ''],
  ['We build (is this right?).', 'unfinished-text', ''],
  ['We build.<br>', 'html-in-text', ''],
  ['One.<br> Two.', 'html-in-text', ' '],
  ['APPLY NOW!!!', 'all-capitals', 'Apply now'],
  ['CALL US', 'all-capitals', 'Call us'],
  ['in use since 03/15/2025', 'date-in-figures', '15 March 2025'],
  ['in use since 25.11.2026', 'date-in-figures', '25 November 2026'],
  ['in use since 2026/11/25', 'date-in-figures', '25 November 2026'],
  ['in use since 05/06/2026', 'date-in-figures', undefined],
  ['You bring a license', 'american-spelling', 'licence'],
  ['Rent belongs to the owner, who are paid first.', 'wrong-word', 'the owner, who is'],
  ['Of twenty homes six stand empty. The other thirteen pay for all.', 'other-total', 'The other fourteen'],
  ['Of 24 flats 9 face east; the other 14 face west.', 'other-total', 'the other 15'],
  ['We collect you name and phone number.', 'wrong-word', 'your name'],
])('corrects %s', (text, code, right) => {
  const found = textRules.filter((rule) => rule.code === code).flatMap((rule) => firstPart(rule, text) ?? []);
  expect(found[0]?.replacement).toBe(right);
});

test.each([
  ['Andika, ama tuma voice note or a picture ya shamba yako.', 'Andika'],
  ['Send us a picture ya shamba yako.', 'ya'],
  ['We come kutoka nyumbani at noon.', 'kutoka'],
])('finds where Swahili begins in %s', (text, first) => {
  const found = textRules.flatMap((rule) => (rule.code === 'text-in-another-language' ? [firstPart(rule, text)] : []));
  expect(found.find((one) => one)?.text).toBe(first);
});

test.each([
  ['First comes the list. Then comes all that a good list should be in', undefined],
  ['First comes the list. Then comes all that a good list should say', 'say.'],
  ['They take a minute to read. Then ask one of our tenants whether we', undefined],
])('mends the end of %s', (text, end) => {
  const found = textRules.filter((rule) => rule.code === 'text-cut-off').flatMap((rule) => firstPart(rule, text) ?? []);
  expect(found[0]?.replacement).toBe(end);
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
      const features = featuresOf(written);
      for (const rule of textRules)
        if (rule.features !== undefined && (rule.features & features) === 0)
          expect(firstPart(rule, written)).toBeUndefined();
    }),
    { numRuns: amount(500, 100_000) },
  );
});
