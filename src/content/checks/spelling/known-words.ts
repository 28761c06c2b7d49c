import type { Content } from '../../read/content.ts';
import { listProperty, textProperty } from '../../read/json.ts';
import { wordSet } from '../../read/split-words.ts';
import { otherCorrections, typicalCorrections } from './corrections.ts';
import { dictionary } from './dictionary.ts';
import { plainWord, WORDS } from './plain-word.ts';

/** The right words that a word may be a typo for. */
export interface Corrections {
  /** Those from which the commonest typos lead to the word. */
  typical: readonly string[];
  /** Those with one letter more, less or another one. */
  other: readonly string[];
}

/** Words of letting, building and farming that the dictionary lacks, and that look like typos for others. */
const LACKING = wordSet(
  'cess flashings mistyped mistyping relet reletting repointed repointing smokie tenderers unlet',
);

/** The words that are right on a site: those of the dictionary, and those that its site.json lists. */
export class KnownWords {
  /** The words of the company's name, whose typos another rule finds. */
  readonly ofCompany: ReadonlySet<string>;
  readonly #own: ReadonlySet<string>;
  readonly #isAmerican: boolean;
  readonly #corrections = new Map<string, Corrections>();

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

  /** The words that a plain word in lower case may be a typo for. */
  correctionsOf(word: string): Corrections {
    const known = this.#corrections.get(word);
    if (known) return known;
    const corrections = { typical: typicalCorrections(word, this.has), other: otherCorrections(word, this.has) };
    this.#corrections.set(word, corrections);
    return corrections;
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

/** The words that are right on a site. Kept while site.json says the same about them: finding typos takes long. */
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
