/** The translations of findings into the studio's own words and languages. */
import { expect, test } from 'vitest';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { mergeConflicts } from '../../../content/read/merge/conflicts.ts';
import { addProperty, changeTo, removeValue, renameProperty } from '../../../content/report/fixes.ts';
import { caseNames, readCase } from '../../../content/testing/cases.ts';
import english from '../../findings.en.json';
import check from '../../findings.json';
import swahili from '../../findings.sw.json';
import { SentenceTranslator } from './sentences.ts';

const all: Record<string, string> = { ...check.phrases, ...check.sentences };
const gapsIn = (text = '') => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap));
const translators = [english, swahili].map(
  (own) => new SentenceTranslator(check, { nouns: {}, ...own }, (name) => sentenceCase(name)),
);
const findings = caseNames().flatMap((name) => readCase(name).findings);
const fixes = [removeValue('/a'), renameProperty('/a', 'b'), changeTo('/a', 'b'), addProperty('', 'a', 'b')];
/** Conflicts with each of the choices: of two versions, of one that is empty, and of two equal ones. */
const conflicts = ['1\n=======\n2', '=======\n2', '1\n=======', '1\n=======\n1'].flatMap((versions) =>
  mergeConflicts('', `[\n<<<<<<< HEAD\n${versions}\n>>>>>>> prices\n]`),
);
const choices = conflicts.flatMap(({ fix, choices = [] }) => [...(fix ? [fix] : []), ...choices]);
const texts = [
  ...findings.flatMap(({ message, suggestion }) => [message, suggestion]),
  ...[...fixes, ...choices].map(({ title }) => title),
];

test.for([
  ['English', english],
  ['Swahili', swahili],
] as const)('translations into %s only use placeholders of the original', ([, own]) => {
  const words = Object.entries({ ...own.phrases, ...own.sentences });
  expect(words.filter(([name, text]) => !gapsIn(text).isSubsetOf(gapsIn(all[name])))).toEqual([]);
});

test('every sentence is translated into Swahili', () => {
  expect(Object.keys({ ...swahili.phrases, ...swahili.sentences })).toEqual(Object.keys(all));
});

test('every sentence pattern matches a finding of some test case', () => {
  const numbered = Object.fromEntries(Object.keys(check.sentences).map((name) => [name, `<${name}>`]));
  const translator = new SentenceTranslator(
    { phrases: check.phrases, sentences: check.sentences },
    { nouns: {}, phrases: swahili.phrases, sentences: numbered },
    sentenceCase,
  );
  const said = new Set(texts.flatMap((text) => (translator.translateWhole(text) ?? '').match(/<\w+>/g) ?? []));
  expect(Object.values(numbered).filter((name) => !said.has(name))).toEqual([]);
});

/** The least share of texts with a pattern: it only rises. Rules that bring many new texts bring patterns for them. */
const LEAST = 0.48;

test('the share of texts that the studio translates does not fall', () => {
  const [, inSwahili] = translators;
  const known = texts.filter((text) => inSwahili?.translateWhole(text) !== undefined);
  expect(known.length / texts.length).toBeGreaterThan(LEAST);
});

const ONE = '"title" is empty. Write a text, or remove the line if it is not needed. The heading.';

test('a translated finding uses the labels of fields, and does not mention lines of a file', () => {
  const [inEnglish, inSwahili] = translators;
  expect(inEnglish?.translateWhole('"phoneLink" is empty.')).toBe('“Phone link” is empty.');
  expect(inEnglish?.translateWhole('Entry 4 of "fields" is missing "options", which is required.')).toBe(
    '“Options” is missing.',
  );
  expect(inEnglish?.translateWhole(ONE.slice('"title" is empty. '.length))).toBe(
    'Write a text, or remove the field if it is not needed.',
  );
  expect(inSwahili?.translateWhole('"label" has 69 characters; the limit is 60.')).toBe(
    '“Label”: herufi 69; kikomo ni 60.',
  );
});

test('two quoted words in a sentence are not matched as one', () => {
  const [inEnglish] = translators;
  expect(inEnglish?.translateWhole('Write "Ada", or correct "name".')).toBe('Write “Ada”, or correct “Name”.');
  expect(inEnglish?.translateWhole('Write "Ada", or leave it to "Bob".')).toBeUndefined();
});

test('sentences without a pattern are not translated', () => {
  for (const text of ['Remove the comma: the last entry has none.', '"17:00–9:00" cannot be right: it ends early.'])
    for (const translator of translators) expect(translator.translateWhole(text)).toBeUndefined();
});
