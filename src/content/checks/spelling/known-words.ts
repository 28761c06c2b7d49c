import type { Content } from '../../read/content.ts';
import { listProperty, textProperty } from '../../read/json.ts';
import { wordSet } from '../../read/words-in.ts';
import { dictionary } from './dictionary.ts';
import { plainWord, WORDS } from './plain-word.ts';
import { otherSlips, typicalSlips } from './slips.ts';

/** The right words that a word may be a slip of. */
export interface Slips {
  /** Those from which the commonest slips lead to the word. */
  typical: readonly string[];
  /** Those with one letter more, less or another one. */
  other: readonly string[];
}

/** Words of letting, building and farming that the dictionary lacks, and that look like slips of others. */
const LACKING = wordSet(
  'cess flashings mistyped mistyping relet reletting repointed repointing smokie tenderers unlet',
);

/** The words that are right on a site: those of the dictionary, and those that its site.json lists. */
export class KnownWords {
  /** The words of the company's name, whose slips another rule finds. */
  readonly ofCompany: ReadonlySet<string>;
  readonly #own: ReadonlySet<string>;
  readonly #isAmerican: boolean;
  readonly #slips = new Map<string, Slips>();

  constructor({ name, words, places, language }: WordSettings) {
    const own = words.map((word) => plainWord(word).toLowerCase());
    this.ofCompany = new Set(name.match(WORDS));
    this.#own = new Set([...own.flatMap((word) => [word, `${word}s`]), ...places]);
    this.#isAmerican = /^en-(?:US|PH|LR)/.test(language);
  }

  /** Whether a plain word is right. */
  readonly has = (word: string): boolean =>
    dictionary().british.has(word) ||
    LACKING.has(word) ||
    this.#own.has(word) ||
    (this.#isAmerican && dictionary().american.has(word));

  /** The words that a plain word in lower case may be a slip of. */
  slipsOf(word: string): Slips {
    const known = this.#slips.get(word);
    if (known) return known;
    const slips = { typical: typicalSlips(word, this.has), other: otherSlips(word, this.has) };
    this.#slips.set(word, slips);
    return slips;
  }
}

/** What site.json says about words. */
interface WordSettings {
  name: string;
  words: readonly string[];
  places: readonly string[];
  language: string;
}

let latest: { key: string; words: KnownWords } | undefined;

/** The words that are right on a site. Kept while site.json says the same about them: finding slips takes long. */
export function knownWords(content: Content): KnownWords {
  const site = content.data('site');
  const settings = {
    name: textProperty(site, 'name') ?? '',
    words: listProperty(site, 'words').map(String),
    places: listProperty(site, 'places').map(String),
    language: textProperty(site, 'language') ?? '',
  };
  const key = JSON.stringify(settings);
  if (latest?.key !== key) latest = { key, words: new KnownWords(settings) };
  return latest.words;
}
