/** The translations of findings into the studio's own words and languages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { mergeConflicts } from '../../../content/read/merge/conflicts.ts';
import { addProperty, changeTo, removeValue, renameProperty } from '../../../content/report/fixes.ts';
import { caseNames, readCase } from '../../../content/testing/cases.ts';
import english from '../../findings.en.json';
import check from '../../findings.json';
import said from '../../findings.said.sw.json';
import swahili from '../../findings.sw.json';
import { findingTranslator } from './finding-translator.ts';
import { SentenceTranslator } from './sentences.ts';

const all: Record<string, string> = { ...check.phrases, ...check.sentences };
const gapsIn = (text = '') => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap));
const inEnglish = findingTranslator(english, {}, sentenceCase);
const inSwahili = findingTranslator(swahili, said, sentenceCase);
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
  'Add "harambee" to the words of the site',
];

test.for([
  ['English', english],
  ['Swahili', swahili],
] as const)('translations into %s only use placeholders of the original', ([, own]) => {
  const words = Object.entries({ ...own.phrases, ...own.sentences });
  expect(words.filter(([name, text]) => !gapsIn(text).isSubsetOf(gapsIn(all[name])))).toEqual([]);
});

test('translations of sentences by their English only use its placeholders', () => {
  expect(Object.entries(said).filter(([text, own]) => !gapsIn(own).isSubsetOf(gapsIn(text)))).toEqual([]);
});

test('every sentence that is reworded in English is translated into Swahili', () => {
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

/** What to do about a text that is missing: a person who reads Swahili should not meet a finding in English. */
const ADVICE =
  'These texts of findings have no Swahili. Add each sentence to src/studio/findings.said.sw.json: its English, with {text}, {name} or another gap of GAPS in words/sentences.ts for every part that varies, and its Swahili with the same gaps.';

test('every text of a finding is translated into Swahili', () => {
  const unknown = texts.filter((text) => inSwahili.translateWhole(text) === undefined);
  expect([...new Set(unknown)], ADVICE).toEqual([]);
});

const CHECK = path.join(import.meta.dirname, '../../../content');
const source = readdirSync(CHECK, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(CHECK, file), 'utf8'))
  .join('\n');

/** Every three words in a row of a sentence, between what varies: its parts may be composed of others. */
function threesOf(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/\S*["{]\S*/)
    .flatMap((piece) => {
      const words = piece.trim().split(' ');
      return words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '));
    });
}

test('every sentence that is translated by its English is said in a case, or in the source of the check', () => {
  const keys = Object.keys(said);
  const numbered = findingTranslator(
    swahili,
    Object.fromEntries(keys.map((text, index) => [text, `<${index}>`])),
    sentenceCase,
  );
  const found = new Set(texts.flatMap((text) => (numbered.translateWhole(text) ?? '').match(/<\d+>/g) ?? []));
  const isOld = (text: string) => threesOf(text).length > 0 && !threesOf(text).some((three) => source.includes(three));
  expect(keys.filter((text, index) => !found.has(`<${index}>`) && isOld(text))).toEqual([]);
});

const ONE = '"title" is empty. Write a text, or remove the line if it is not needed. The heading.';

test('a translated finding uses the labels of fields, and does not mention lines of a file', () => {
  expect(inEnglish.translateWhole('"phoneLink" is empty.')).toBe('“Phone link” is empty.');
  expect(inEnglish.translateWhole('Entry 4 of "fields" is missing "options", which is required.')).toBe(
    '“Options” is missing.',
  );
  expect(inEnglish.translateWhole(ONE.slice('"title" is empty. '.length))).toBe(
    'Write a text, or remove the field if it is not needed.',
  );
  expect(inSwahili.translateWhole('"label" has 69 characters; the limit is 60.')).toBe(
    '“Label”: herufi 69; kikomo ni 60.',
  );
});

test('two quoted words in a sentence are not matched as one', () => {
  expect(inEnglish.translateWhole('Write "Ada", or correct "name".')).toBe('Write “Ada”, or correct “Name”.');
  expect(inEnglish.translateWhole('Write "Ada", or leave it to "Bob".')).toBeUndefined();
});

test('sentences without a pattern are not translated', () => {
  for (const text of ['The moon is made of cheese.', '"17:00–9:00" cannot be right: it ends early.'])
    for (const translator of [inEnglish, inSwahili]) expect(translator.translateWhole(text)).toBeUndefined();
  expect(inEnglish.translateWhole('Remove the comma: the last entry has none.')).toBeUndefined();
});
