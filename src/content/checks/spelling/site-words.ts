import type { Content } from '../../read/content.ts';
import { listProperty, textProperty } from '../../read/json.ts';
import { forEachText } from '../../read/texts.ts';
import { britishOf } from './american.ts';
import { dictionary } from './dictionary.ts';

/** A word with its apostrophes: owner’s, don’t. */
export const WORDS = /\p{L}[\p{L}’']*/gu;

/** A word that the dictionary does not have. */
export interface OddWord {
  /** The word without the ending of a possessive. */
  stem: string;
  /** The British spelling of an American word. */
  british?: string;
}

/** The words that a site may use: those of the dictionary, and those that its site.json lists. */
export class SiteWords {
  readonly #content: Content;
  readonly #own: ReadonlySet<string>;
  /** The words of the company's name, whose slips another rule finds. */
  readonly ofCompany: ReadonlySet<string>;
  readonly #isAmerican: boolean;
  readonly #odd = new Map<string, OddWord | undefined>();
  #times: ReadonlyMap<string, number> | undefined;

  constructor(content: Content) {
    const site = content.data('site');
    const words = listProperty(site, 'words').map((word) => plainWord(String(word)).toLowerCase());
    this.#content = content;
    this.ofCompany = new Set(textProperty(site, 'name')?.match(WORDS));
    this.#own = new Set([...words.flatMap((word) => [word, `${word}s`]), ...listProperty(site, 'places').map(String)]);
    this.#isAmerican = /^en-(?:US|PH|LR)/.test(textProperty(site, 'language') ?? '');
  }

  /** What is odd about a word as it is written; undefined if it is right, or too short to tell. */
  oddWord(written: string): OddWord | undefined {
    if (dictionary().british.has(written)) return undefined;
    if (!this.#odd.has(written)) this.#odd.set(written, this.#judged(written));
    return this.#odd.get(written);
  }

  #judged(written: string): OddWord | undefined {
    const stem = written.replace(/[’']s?$/, '');
    const word = plainWord(stem);
    const small = word.toLowerCase();
    if (word.length < 2 || NOT_A_WORD.test(word) || this.has(word) || this.has(small)) return undefined;
    if (!dictionary().american.has(small)) return { stem };
    const british = this.#britishOf(small);
    return british === undefined ? undefined : { stem, british };
  }

  #britishOf(word: string): string | undefined {
    const inIse = word.replace('iz', 'is');
    // British English has both, so a site may choose.
    return britishOf(word, this.has) ?? (inIse !== word && this.timesOf(inIse) > 0 ? inIse : undefined);
  }

  /** Whether a plain word is right. */
  readonly has = (word: string): boolean =>
    dictionary().british.has(word) || this.#own.has(word) || (this.#isAmerican && dictionary().american.has(word));

  /** How often the site has a word. */
  timesOf(word: string): number {
    return this.used().get(word) ?? 0;
  }

  /** How often each word occurs outside of pages, whose files are not kept in memory. */
  used(): ReadonlyMap<string, number> {
    this.#times ??= timesIn(this.#content);
    return this.#times;
  }
}

/** A capital inside of a word, or a letter of another alphabet. */
const NOT_A_WORD = /.\p{Lu}|(?!\p{Script=Latin})\p{L}/u;

/** A word without accents, and with a straight apostrophe, as the dictionary has it. */
export const plainWord = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");

function timesIn(content: Content): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name } of content.kinds)
    for (const { data } of content.documents(name))
      forEachText(data, (text) => {
        for (const [word] of text.matchAll(WORDS)) times.set(word, (times.get(word) ?? 0) + 1);
      });
  return times;
}
