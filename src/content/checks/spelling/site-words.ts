import type { Content } from '../../read/content.ts';
import { forEachText } from '../../read/texts.ts';
import { britishOf } from './american.ts';
import { dictionary } from './dictionary.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { plainWord, WORDS } from './plain-word.ts';

/** A word that the dictionary does not have. */
export interface OddWord {
  /** The word without the ending of a possessive. */
  stem: string;
  /** The British spelling of an American word. */
  british?: string;
}

/** The words that are right on a site, and those that it uses. */
export class SiteWords {
  readonly known: KnownWords;
  readonly #content: Content;
  readonly #odd = new Map<string, OddWord | undefined>();
  #times: ReadonlyMap<string, number> | undefined;

  constructor(content: Content) {
    this.#content = content;
    this.known = knownWords(content);
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
    if (word.length < 2 || NOT_A_WORD.test(word) || this.known.has(word) || this.known.has(small)) return undefined;
    if (!dictionary().american.has(small)) return { stem };
    const british = this.#britishOf(small);
    return british === undefined ? undefined : { stem, british };
  }

  #britishOf(word: string): string | undefined {
    const inIse = word.replace('iz', 'is');
    // British English has both, so a site may choose.
    return britishOf(word, this.known.has) ?? (inIse !== word && this.timesOf(inIse) > 0 ? inIse : undefined);
  }

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

function timesIn(content: Content): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name } of content.kinds)
    for (const { data } of content.documents(name))
      forEachText(data, (text) => {
        for (const [word] of text.matchAll(WORDS)) times.set(word, (times.get(word) ?? 0) + 1);
      });
  return times;
}
