import { fillGaps } from '../../../content/edit/words/fill-gaps.ts';
import { inSentence, sentenceCase } from '../../../content/edit/words/letter-case.ts';
import properties from '../../../content/edit/words/property-names.json';
import { separateWords } from '../../../content/schema/nouns.ts';
import type { PlacedFinding } from '../../contract/work.ts';
import findings from '../../findings.en.json';
import en from '../../words.json';
import { findingTranslator } from './finding-translator.ts';
import { type Sentences, SentenceTranslator, type TranslatedSentences } from './sentences.ts';

export { fillGaps as fill };

/** All texts of the user interface, without the English singulars, which other languages do not need. */
export type UiTexts = Omit<typeof english, 'singulars'>;

/** The texts in English. Their property labels also serve to derive English singulars. */
export const english = { ...en, properties };

/**
 * The files of a language other than English: texts of the user interface, texts of schemas by their English originals,
 * and sentences of the server.
 */
interface Language {
  words: { default: UiTexts };
  schemaTexts: { default: Record<string, string | undefined> };
  sentences: { default: TranslatedSentences };
  englishSentences: { default: Sentences };
  /** Sentences of findings: those that are reworded in every language, and all others by their English. */
  findings: { default: Sentences };
  saidFindings: { default: Record<string, string> };
}

/** Languages other than English, which are loaded only if chosen. */
const others: Record<string, () => Promise<Language>> = {
  sw: async () => ({
    words: await import('../../words.sw.json'),
    schemaTexts: await import('../../labels.sw.json'),
    sentences: await import('../../sentences.sw.json'),
    englishSentences: await import('../../../content/edit/words/sentences.json'),
    findings: await import('../../findings.sw.json'),
    saidFindings: await import('../../findings.said.sw.json'),
  }),
};
const codes = ['en', ...Object.keys(others)];
const KEY = 'studio-language';

/** All languages, each with its name in that language. */
export const languageNames = codes.map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
}));

/** The language that the user has chosen, or else the browser's language if available, or else English. */
export const language = chosenLanguage();

const chosen = await others[language]?.();

/** The texts of the user interface in the chosen language. */
export const uiTexts: UiTexts = chosen?.words.default ?? english;

/** The language with the region of the browser, if known, because date formats differ between regions. */
export const regionalLanguage =
  globalThis.navigator?.languages.find((one) => one.startsWith(`${language}-`)) ?? language;

const translator =
  chosen && new SentenceTranslator(chosen.englishSentences.default, chosen.sentences.default, translateProperty);

/** Translates sentences of the server, or descriptions of locations; unknown ones stay in English. */
export function translateSentence(text: string): string {
  return translator?.translate(text) ?? text;
}

const translatorOfFindings = findingTranslator(
  chosen?.findings.default ?? findings,
  chosen?.saidFindings.default ?? {},
  translateProperty,
);

/** Texts that were translated before: a list of findings is shown again with every edit. */
const translatedFindings = new Map<string, string | undefined>();
const MAX_CACHED = 2000;

/**
 * Rewords a text of a finding for people who see fields instead of lines of a file, in the chosen language; undefined
 * for texts that are shown unchanged: those that English has no other words for.
 */
export function translateFinding(text: string): string | undefined {
  if (translatedFindings.size > MAX_CACHED) translatedFindings.clear();
  if (!translatedFindings.has(text)) translatedFindings.set(text, translatorOfFindings.translateWhole(text));
  return translatedFindings.get(text);
}

/** The location and message of a finding, in one line. */
export function findingInOneLine({ where, message }: PlacedFinding): string {
  return `${sentenceCase(translateSentence(where))}: ${translateFinding(message) ?? message}`;
}

/** Whether a text of the server can be translated completely. */
export function isTranslatable(text: string): boolean {
  return translateFinding(text) !== undefined || translator?.translateWhole(text) !== undefined;
}

/** The label of a property or block type, by its name in English words. */
function translateProperty(name: string): string {
  const property = Object.entries(properties).find(([own, label]) =>
    [separateWords(own), inSentence(label)].includes(name),
  );
  const own = property && Object.entries(uiTexts.properties).find(([other]) => other === property[0])?.[1];
  return own ?? chosen?.schemaTexts.default[name] ?? translated(sentenceCase(name));
}

/** A text of a schema in the chosen language, or unchanged if there is no translation. */
export function translated(text: string): string {
  return chosen?.schemaTexts.default[text] ?? text;
}

function chosenLanguage(): string {
  const stored = globalThis.localStorage?.getItem(KEY) ?? undefined;
  const wanted = [stored, ...(globalThis.document ? navigator.languages : [])];
  return wanted.map((code) => code?.slice(0, 2) ?? '').find((code) => codes.includes(code)) ?? 'en';
}

/** Stores the chosen language, and reloads the studio. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(KEY, code);
  location.reload();
}

/** Fills a number into the singular or plural form of a text. */
export function count(forms: { one: string; other: string }, number: number): string {
  return fillGaps(number === 1 ? forms.one : forms.other, { count: number });
}
