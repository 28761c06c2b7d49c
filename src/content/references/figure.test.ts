import { expect, test } from 'vitest';
import { figureOf } from './figure.ts';

const facts = {
  let: {
    value: '98%',
    meaning: 'Flats that are let.',
    period: '{{build.year}}',
    source: 'rent ledger',
    status: 'result',
  },
  plain: { value: '7', meaning: 'Days of a week.' },
};
const quotable = { facts, site: {}, year: 2026 };

test('a figure brings along what stands behind the first fact that it quotes', () => {
  expect(figureOf('up to {{facts.let}} of {{facts.plain}}', quotable)).toEqual({
    text: 'up to 98% of 7',
    proof: { meaning: 'Flats that are let.', period: '2026', source: 'rent ledger', status: 'result' },
  });
});

test('what facts.json does not say is not there', () => {
  expect(figureOf('{{facts.plain}}', quotable)).toEqual({ text: '7', proof: { meaning: 'Days of a week.' } });
});

test('a figure that quotes nothing has nothing behind it', () => {
  expect(figureOf('24/7', quotable)).toEqual({ text: '24/7' });
});
