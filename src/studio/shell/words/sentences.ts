import { fillGaps } from '../../../content/edit/words/fill-gaps.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { spaced } from '../../../content/schema/nouns.ts';

/** What the server says, by names that are the same in each language. */
export interface Sentences {
  /** Places and entities, as they stand in sentences. */
  phrases: Record<string, string>;
  sentences: Record<string, string>;
}

/** The same in another language, and what kinds of content are called in it, by their English names. */
export interface TranslatedSentences extends Sentences {
  nouns: Record<string, string>;
}

interface Pattern {
  shape: RegExp;
  gaps: string[];
  own: string;
}

/** What gaps hold: words that are translated too, numbers, names without spaces; any text where nothing is said here. */
const QUOTED_WORDS = '(?:"[^"]*"|[^"])+?';
const PHRASES = new Set(['what', 'whole', 'other']);
const GAPS: Record<string, string> = {
  ...Object.fromEntries([...PHRASES, 'part'].map((gap) => [gap, QUOTED_WORDS])),
  count: '\\d+',
  ...Object.fromEntries(['label', 'second'].map((gap) => [gap, '[A-Za-z][\\w-]*'])),
  file: '[^\\s:]+',
  link: '\\S+',
  sign: '[^\\sA-Za-z]+',
};
const GAP = /\{(\w+)\}/;

/**
 * Translates what operations, the history, refusals and findings of the server say. They come as English text, since the server
 * and its files know no language: a sentence is recognised by its English words, and what stands in its gaps is taken
 * over, or translated where it is a place or a kind. Whatever is not recognised stays as it is.
 */
export class SentenceTranslator {
  readonly #sentences: Pattern[];
  readonly #phrases: Pattern[];
  readonly #nouns: Record<string, string | undefined>;
  readonly #labelOf: (name: string) => string;

  /** @param labelOf what a property or a kind of section is called, by its name in English words */
  constructor(english: Sentences, own: TranslatedSentences, labelOf: (name: string) => string) {
    this.#nouns = own.nouns;
    this.#labelOf = labelOf;
    const nouns = Object.keys(own.nouns).sort(longestFirst).map(literal).join('|');
    this.#phrases = patternsOf(english.phrases, own.phrases, nouns);
    this.#sentences = patternsOf(english.sentences, own.sentences, nouns);
  }

  /** One sentence or more, or the words for a place. */
  translate(text: string): string {
    const pieces = piecesOf(text);
    return this.translateWhole(text) ?? pieces.map((piece) => this.#match(this.#sentences, piece) ?? piece).join(' ');
  }

  /** The same; undefined where a part of it is not recognised. */
  translateWhole(text: string): string | undefined {
    const each = piecesOf(text).map((piece) => this.#match(this.#sentences, piece));
    // Some sentences are long; others follow each other.
    return each.includes(undefined) ? (this.#match(this.#sentences, text) ?? this.#phrase(text)) : each.join(' ');
  }

  #phrase(text: string): string | undefined {
    const found = this.#match(this.#phrases, text.replace(/^The /, 'the '));
    return found !== undefined && /^\p{Lu}/u.test(text) ? sentenceCase(found) : found;
  }

  #match(patterns: Pattern[], text: string): string | undefined {
    for (const { shape, gaps, own } of patterns) {
      const found = shape.exec(text);
      const values = found && this.#values(gaps, found.slice(1));
      if (values) return fillGaps(own, values);
    }
    return undefined;
  }

  /** What belongs into the gaps; undefined if something in them is not known. */
  #values(gaps: string[], found: string[]): Record<string, string> | undefined {
    const values = gaps.map((gap, index) => [gap, this.#value(gap, found[index] ?? '')] as const);
    const known = values.flatMap(([gap, value]) => (value === undefined ? [] : [[gap, value] as const]));
    return known.length === gaps.length ? Object.fromEntries(known) : undefined;
  }

  #value(gap: string, value: string): string | undefined {
    if (PHRASES.has(gap)) return this.#phrase(value);
    if (gap === 'noun') return this.#nouns[value];
    if (gap === 'label' || gap === 'second') return this.#labelOf(spaced(value));
    return gap === 'part' ? this.#part(value) : value;
  }

  /** A step of a place: heading; card "Tables"; section 3 (text section). */
  #part(words: string): string {
    const [, name = '', rest = '', type] = /^(.*?)( ".*"| \d+(?: \((.*)\))?)?$/s.exec(words) ?? [];
    const own = this.#nouns[name] ?? this.#labelOf(name);
    return (
      own.charAt(0).toLowerCase() + own.slice(1) + (type === undefined ? rest : rest.replace(type, this.#labelOf(type)))
    );
  }
}

/** The sentences of a text. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=\p{Lu})/u);
}

/** The most specific first. @param nouns what a gap for a noun holds */
function patternsOf(english: Record<string, string>, own: Record<string, string>, nouns: string): Pattern[] {
  const gapAt = (pieces: string[], index: number) => {
    const gap = pieces[index] ?? '';
    // One quotation: another may follow later in the sentence.
    const isQuoted = pieces[index - 1]?.endsWith('"') && pieces[index + 1]?.startsWith('"');
    return gap === 'noun' ? nouns : (GAPS[gap] ?? (isQuoted ? '[^"]+?' : '[^]+?'));
  };
  return Object.entries(english)
    .map(([name, text]) => ({ pieces: text.split(GAP), own: own[name] ?? text }))
    .sort((one, other) => longestFirst(fixed(one.pieces).join(''), fixed(other.pieces).join('')))
    .map(({ pieces, own }) => {
      const shape = pieces.map((piece, index) => (index % 2 === 0 ? literal(piece) : `(${gapAt(pieces, index)})`));
      const gaps = pieces.filter((_, index) => index % 2 === 1);
      return { shape: new RegExp(`^${shape.join('')}$`), gaps, own };
    });
}

/** A pattern for a text as it stands; browsers of the last years have no `RegExp.escape` yet. */
function literal(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** The pieces between gaps. */
function fixed(pieces: string[]): string[] {
  return pieces.filter((_, index) => index % 2 === 0);
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}
