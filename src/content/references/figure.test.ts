import { expect, test } from 'vitest';
import schema from '../../../schemas/facts.schema.json';
import { FIGURE_STATUSES } from '../../contracts/resolved.ts';
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
const placeholderSources = { facts, site: {}, year: 2026 };

test('a figure gets the proof of the first fact that it contains', () => {
  expect(figureOf('up to {{facts.let}} of {{facts.plain}}', placeholderSources)).toEqual({
    text: 'up to 98% of 7',
    proof: { meaning: 'Flats that are let.', period: '2026', source: 'rent ledger', status: 'result' },
  });
});

test('a proof has only the properties that are in facts.json', () => {
  expect(figureOf('{{facts.plain}}', placeholderSources)).toEqual({ text: '7', proof: { meaning: 'Days of a week.' } });
});

test('a figure without a fact has no proof', () => {
  expect(figureOf('24/7', placeholderSources)).toEqual({ text: '24/7' });
});

test('every status of the schema has its place in the code', () => {
  expect(FIGURE_STATUSES).toEqual(schema.additionalProperties.properties.status.enum);
});
