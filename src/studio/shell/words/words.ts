import { fillGaps } from '../../../content/edit/words/fill-gaps.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { spaced } from '../../../content/schema/nouns.ts';
import type { PlacedFinding } from '../../contract/work.ts';
import findings from '../../findings.en.json';
import checkFindings from '../../findings.json';
import en from '../../words.json';
import { type Sentences, SentenceTranslator, type TranslatedSentences } from './sentences.ts';

export { fillGaps as fill };

/** Everything the studio says; how English words become singular says nothing about another language. */
export type Words = Omit<typeof en, 'singulars'>;

/** Its words in English, which name what schemas have no title for. */
export const english = en;

/** A language other than English: what the studio says; what schemas say, by their English texts; what the server says. */
interface Language {
  words: { default: Words };
  schemaTexts: { default: Record<string, string | undefined> };
  sentences: { default: TranslatedSentences };
  englishSentences: { default: Sentences };
  /** What the check finds, in the words of the studio. */
  findings: { default: Sentences };
}

/** They are loaded only where they are chosen. */
const others: Record<string, () => Promise<Language>> = {
  sw: async () => ({
    words: await import('../../words.sw.json'),
    schemaTexts: await import('../../labels.sw.json'),
    sentences: await import('../../sentences.sw.json'),
    englishSentences: await import('../../../content/edit/words/sentences.json'),
    findings: await import('../../findings.sw.json'),
  }),
};
const codes = ['en', ...Object.keys(others)];
const KEY = 'studio-language';

/** The languages there are, each by its own name. */
export const languageNames = codes.map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
}));

/** The language that was chosen, else the one of the browser where it is there. */
export const language = chosenLanguage();

const chosen = await others[language]?.();

/** The words of the studio in the chosen language. */
export const words: Words = chosen?.words.default ?? en;

/** The language as the region writes it, where the browser says which: dates differ between regions. */
export const regionalLanguage =
  globalThis.navigator?.languages.find((one) => one.startsWith(`${language}-`)) ?? language;

const translator =
  chosen && new SentenceTranslator(chosen.englishSentences.default, chosen.sentences.default, propertyInWords);

/** What the server says, in the chosen language as far as it is a sentence or a place; else as it is. */
export function inWords(text: string): string {
  return translator?.translate(text) ?? text;
}

const findingTranslator = new SentenceTranslator(
  checkFindings,
  { nouns: {}, ...(chosen?.findings.default ?? findings) },
  propertyInWords,
);

/**
 * What the check says, in words for those who see fields instead of lines of a file; undefined for what is rare, which
 * is shown as the check says it, in English.
 */
export function findingInWords(text: string): string | undefined {
  return findingTranslator.translateWhole(text);
}

/** What the check says of a place, in one line. */
export function placedInWords({ where, message }: PlacedFinding): string {
  return `${sentenceCase(inWords(where))}: ${findingInWords(message) ?? message}`;
}

/** Whether what the server says can be said in the chosen language. */
export function isInWords(text: string): boolean {
  return findingInWords(text) !== undefined || translator?.translateWhole(text) !== undefined;
}

/** What a property is called that a place names by its English words. */
function propertyInWords(name: string): string {
  const own = Object.entries(words.properties).find(([property]) => spaced(property) === name)?.[1];
  return own ?? chosen?.schemaTexts.default[name] ?? translated(sentenceCase(name));
}

/** A text of a schema in the chosen language, where there is one; else as it is. */
export function translated(text: string): string {
  return chosen?.schemaTexts.default[text] ?? text;
}

function chosenLanguage(): string {
  const stored = globalThis.localStorage?.getItem(KEY) ?? undefined;
  const wanted = [stored, ...(globalThis.document ? navigator.languages : [])];
  return wanted.map((code) => code?.slice(0, 2) ?? '').find((code) => codes.includes(code)) ?? 'en';
}

/** Chooses a language and shows everything in it. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(KEY, code);
  location.reload();
}

/** Words for a number of things: one, or more. */
export function count(forms: { one: string; other: string }, number: number): string {
  return fillGaps(number === 1 ? forms.one : forms.other, { count: number });
}
