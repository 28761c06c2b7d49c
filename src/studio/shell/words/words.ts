import en from '../../words.json';

/** Everything the studio says; how English words become singular says nothing about another language. */
export type Words = Omit<typeof en, 'singulars'>;

/** Its words in English, which name what schemas have no title for. */
export const english = en;

/** A language other than English: what the studio says, and what schemas say, by their English texts. */
interface Language {
  words: { default: Words };
  schemaTexts: { default: Record<string, string | undefined> };
}

/** They are loaded only where they are chosen. */
const others: Record<string, () => Promise<Language>> = {
  sw: async () => ({ words: await import('../../words.sw.json'), schemaTexts: await import('../../labels.sw.json') }),
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

/** Words with their gaps filled: {name} by its value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Words for a number of things: one, or more. */
export function count(forms: { one: string; other: string }, number: number): string {
  return fill(number === 1 ? forms.one : forms.other, { count: number });
}
