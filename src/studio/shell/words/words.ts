import labels from '../../labels.sw.json';
import en from '../../words.json';
import sw from '../../words.sw.json';

/** Everything the studio says. */
export type Words = typeof en;

const languages: Record<string, Words> = { en, sw };
const KEY = 'studio-language';

/** The languages there are, each by its own name. */
export const languageNames = Object.keys(languages).map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
}));

/** The language that was chosen, else the one of the browser where it is there. */
export const language = chosenLanguage();

/** The words of the studio in the chosen language. */
export const words: Words = languages[language] ?? en;

/** The language as the region writes it, where the browser says which: dates differ between regions. */
export const regionalLanguage =
  globalThis.navigator?.languages.find((one) => one.startsWith(`${language}-`)) ?? language;

/** What schemas say, in other languages; English is what they say themselves. */
const schemaTexts: Record<string, Record<string, string | undefined>> = { sw: labels };

/** A text of a schema in the chosen language, where there is one; else as it is. */
export function translated(text: string): string {
  return schemaTexts[language]?.[text] ?? text;
}

function chosenLanguage(): string {
  const stored = globalThis.localStorage?.getItem(KEY) ?? undefined;
  const wanted = [stored, ...(globalThis.document ? navigator.languages : [])];
  return wanted.map((code) => code?.slice(0, 2) ?? '').find((code) => code in languages) ?? 'en';
}

/** Chooses a language and shows everything in it. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(KEY, code);
  location.reload();
}

/** Words with their gaps filled: {name} by its value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Words for a number of things: one, or more. */
export function count(forms: { one: string; other: string }, number: number): string {
  return fill(number === 1 ? forms.one : forms.other, { count: number });
}
