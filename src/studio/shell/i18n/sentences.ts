import { fillGaps } from '../../../content/edit/words/fill-gaps.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { separateWords } from '../../../content/schema/nouns.ts';

/** The sentences of the server in one language, by name. {gap} is a placeholder. */
export interface Sentences {
  /** Descriptions of locations and entities, for use in sentences. */
  phrases: Record<string, string>;
  sentences: Record<string, string>;
}

/** Translated sentences, and translated nouns by their English ones. */
export interface TranslatedSentences extends Sentences {
  nouns: Record<string, string>;
}

interface Pattern {
  shape: RegExp;
  gaps: string[];
  own: string;
}

/** A quoted value has no quotation mark that is not escaped, or it could extend to a later quoted value. */
const QUOTED = '(?:[^"\\\\]|\\\\[^])+?';
/** Regular expressions for the values of placeholders, by name; a value for other placeholders can be any text. */
const QUOTED_WORDS = '(?:"[^"]*"|[^"])+?';
const PHRASES = new Set(['what', 'whole', 'other']);
const GAPS: Record<string, string> = {
  ...Object.fromEntries([...PHRASES, 'part'].map((gap) => [gap, QUOTED_WORDS])),
  count: '\\d+',
  number: '\\d[\\d.,]*',
  ...Object.fromEntries(['label', 'second'].map((gap) => [gap, '[A-Za-z][\\w-]*'])),
  file: '[^\\s:]+',
  link: '\\S+',
  json: '(?:true|false|null|["“[{\\d-](?:[^]*[^.])?)',
  // Sentences that consist of little more than a value: any text in its place could be a sentence of another kind.
  placeholder: '\\{\\w+\\}',
  proper: '[A-Z][^\\s.]*(?: [A-Z][^\\s.]*)*',
  quotation: '\\{\\{[^{}]*\\}\\}',
  sign: '[^\\sA-Za-z]+',
};
const GAP = /\{(\w+)\}/;

/**
 * Translates the English sentences of the server: effects of operations, history, refusals and findings. The server and
 * its files know no other language, so sentences are recognised by matching them with the English originals. Values of
 * placeholders are copied, or translated too if they are locations, nouns or labels. Unknown sentences stay unchanged.
 */
export class SentenceTranslator {
  readonly #sentences: Pattern[];
  readonly #phrases: Pattern[];
  readonly #nouns: Record<string, string | undefined>;
  readonly #labelOf: (name: string) => string;

  /** @param labelOf returns the label of a property or block type, by its name in English words */
  constructor(english: Sentences, own: TranslatedSentences, labelOf: (name: string) => string) {
    this.#nouns = own.nouns;
    this.#labelOf = labelOf;
    const nouns = Object.keys(own.nouns).sort(longestFirst).map(literal).join('|');
    this.#phrases = patternsOf(english.phrases, own.phrases, nouns);
    this.#sentences = patternsOf(english.sentences, own.sentences, nouns);
  }

  /** Translates sentences, or the description of a location; unknown sentences stay unchanged. */
  translate(text: string): string {
    const pieces = piecesOf(text);
    return this.translateWhole(text) ?? pieces.map((piece) => this.#match(this.#sentences, piece) ?? piece).join(' ');
  }

  /** Like `translate`; undefined if any sentence is unknown. */
  translateWhole(text: string): string | undefined {
    const each = piecesOf(text).map((piece) => this.#match(this.#sentences, piece));
    // A text can be several sentences, or a single one with a full stop inside.
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

  /** The translated values of placeholders; undefined if one cannot be translated. */
  #values(gaps: string[], found: string[]): Record<string, string> | undefined {
    const values = gaps.map((gap, index) => [gap, this.#value(gap, found[index] ?? '')] as const);
    const known = values.flatMap(([gap, value]) => (value === undefined ? [] : [[gap, value] as const]));
    return known.length === gaps.length ? Object.fromEntries(known) : undefined;
  }

  #value(gap: string, value: string): string | undefined {
    if (PHRASES.has(gap)) return this.#phrase(value);
    if (gap === 'noun') return this.#nouns[value];
    if (gap === 'label' || gap === 'second') return this.#labelOf(separateWords(value));
    return gap === 'part' ? this.#part(value) : value;
  }

  /** Translates a step of a location: heading; card "Tables"; section 3 (text section). */
  #part(words: string): string {
    const [, name = '', rest = '', type] = /^(.*?)( ".*"| \d+(?: \((.*)\))?)?$/s.exec(words) ?? [];
    const own = this.#nouns[name] ?? this.#labelOf(name);
    return (
      own.charAt(0).toLowerCase() + own.slice(1) + (type === undefined ? rest : rest.replace(type, this.#labelOf(type)))
    );
  }
}

/** Splits a text into sentences. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=\p{Lu})/u);
}

/** Builds the patterns, the most specific ones first. @param nouns the regular expression for nouns */
function patternsOf(english: Record<string, string>, own: Record<string, string>, nouns: string): Pattern[] {
  const gapAt = (pieces: string[], index: number) => {
    const gap = pieces[index] ?? '';
    const isQuoted = pieces[index - 1]?.endsWith('"') && pieces[index + 1]?.startsWith('"');
    return gap === 'noun' ? nouns : (GAPS[gap] ?? (isQuoted ? QUOTED : '[^]+?'));
  };
  return Object.entries(english)
    .map(([name, text]) => ({ pieces: text.split(GAP), own: own[name] ?? text }))
    .sort((one, other) => longestFirst(literalPieces(one.pieces).join(''), literalPieces(other.pieces).join('')))
    .map(({ pieces, own }) => {
      const shape = pieces.map((piece, index) => (index % 2 === 0 ? literal(piece) : `(${gapAt(pieces, index)})`));
      const gaps = pieces.filter((_, index) => index % 2 === 1);
      return { shape: new RegExp(`^${shape.join('')}$`), gaps, own };
    });
}

/** Escapes a text for a regular expression; `RegExp.escape` is missing in browsers that are a few years old. */
function literal(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** The pieces between placeholders. */
function literalPieces(pieces: string[]): string[] {
  return pieces.filter((_, index) => index % 2 === 0);
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}
