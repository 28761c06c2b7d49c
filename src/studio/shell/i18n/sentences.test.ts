import { expect, test } from 'vitest';
import { fillGaps } from '../../../content/edit/words/fill-gaps.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import english from '../../../content/edit/words/sentences.json';
import { textProperty } from '../../../content/read/json.ts';
import { referenceKinds } from '../../../content/references/reference-kinds.ts';
import { displayNoun } from '../../../content/schema/nouns.ts';
import labels from '../../labels.sw.json';
import swahili from '../../sentences.sw.json';
import { allSchemas } from '../../testing/all-content.ts';
import { SentenceTranslator } from './sentences.ts';

const known: Record<string, string | undefined> = labels;
const labelOf = (name: string) => known[name] ?? known[sentenceCase(name)] ?? name;
const translator = new SentenceTranslator(english, swahili, labelOf);

const all = { ...english.phrases, ...english.sentences };
const own: Record<string, string | undefined> = { ...swahili.phrases, ...swahili.sentences };
const gapsIn = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap).sort();

test('the translation has the same sentences as the original, with the same placeholders', () => {
  expect(Object.keys(own)).toEqual(Object.keys(all));
  expect(Object.entries(all).filter(([name, text]) => gapsIn(own[name]).join() !== gapsIn(text).join())).toEqual([]);
});

/** Sample values of placeholders, in English and in Swahili. */
const SAMPLES: Record<string, [string, string]> = {
  what: ['title of card "One of two: yes" of the contact page', 'ukurasa contact › kadi "One of two: yes" › kichwa'],
  other: ['the form contact', 'fomu contact'],
  whole: ['the option list budgets', 'orodha ya chaguo budgets'],
  part: ['slide 3 (text section)', 'slaidi 3 (Sehemu ya maandishi)'],
  noun: ['page', 'ukurasa'],
  count: ['12', '12'],
  file: ['pages/home.json', 'pages/home.json'],
};
const sampleOf = (gap: string) => SAMPLES[gap] ?? [`<${gap}>`, `<${gap}>`];
const filled = (text: string, side: 0 | 1) =>
  fillGaps(text, Object.fromEntries(gapsIn(text).map((gap) => [gap, sampleOf(gap)[side]])));

test('every sentence is matched by its own pattern', () => {
  const translated = Object.entries(all).map(([name, text]) => [name, translator.translate(filled(text, 0))]);
  expect(translated).toEqual(Object.keys(all).map((name) => [name, filled(own[name] ?? '', 1)]));
});

test('translates sentences that start with a location, and several in a row; keeps unknown sentences unchanged', () => {
  expect(translator.translate('The home page was added.')).toBe('Ukurasa home: imeongezwa.');
  expect(translator.translate('It was sent to origin. Published 1 file (abc).')).toBe(
    'Imetumwa kwa origin. Faili 1 imechapishwa (abc).',
  );
  for (const text of ['One of the others said so.', 'pages/home.json: The title is missing.', 'Fix typo'])
    expect(translator.translate(text)).toBe(text);
});

test('the nouns of all kinds of content except collections are translated', () => {
  const kinds = Object.values(allSchemas.files).filter((schema) => {
    const files = textProperty(schema, 'x-files');
    return files !== undefined && !files.startsWith('collections/');
  });
  const nouns = kinds.map((schema) => displayNoun(textProperty(schema, 'title') ?? ''));
  expect(nouns.length).toBeGreaterThan(10);
  const named = [...referenceKinds([]).values()].flatMap(({ names, noun }) => (names ? [noun] : []));
  expect([...nouns, ...named].filter((noun) => !(noun in swahili.nouns))).toEqual([]);
});
