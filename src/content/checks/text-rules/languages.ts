import { memoizeByText } from '../../cache/memoize-by-text.ts';
import { wordSet } from '../../read/split-words.ts';
import { dictionary } from '../spelling/dictionary.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { quotePiece, TextFeature, withDefaults } from './text-rule.ts';

/** Quotations, link targets and placeholders may be in any language; so may names of languages. */
const EXEMPT_PART = /“[^”]*”|"[^"]*"|\]\([^)]*\)|\{\{?[^}]*\}\}?|\bKiswahili\b|\bFrançais\b|\bDeutsch\b/g;

/** A text of the same length without these parts. */
const withoutExemptParts = (text: string) => text.replace(EXEMPT_PART, (part) => '“'.repeat(part.length));

/** Words that only occur in English texts. */
const ENGLISH =
  /(?<!\p{L})(?:the|an?|and|of|to|in|for|with|your|our|we|you|us|is|are|on|by|from|at|this|that|or|not|it|as|can|will)(?!\p{L})/iu;

/** From how many words of a language, and which share of all words, a text is in that language. */
const FOREIGN_THRESHOLDS = [
  { words: 2, share: 0.5 },
  { words: 4, share: 0.3 },
] as const;

/** In short labels, only words of this language can be distinguished from names. */
const LABEL_LANGUAGE = 'sw';

/** The language code of a text without any English. */
function languageOf(text: string): string | undefined {
  const own = text.replace(EXEMPT_PART, ' ');
  if (ENGLISH.test(own) || own.length + MAX_EXEMPT_LENGTH < text.length) return undefined;
  const words = own.match(/\p{L}+/gu) ?? [];
  if (words.slice(1).every((word) => /^\p{Lu}/u.test(word))) return undefined;
  return Object.entries(FOREIGN_WORDS).find(([language, known]) => {
    const number = words.filter((word) => known.has(word.toLowerCase())).length;
    return FOREIGN_THRESHOLDS.some(
      (enough) =>
        number >= enough.words &&
        number / words.length >= enough.share &&
        (language === LABEL_LANGUAGE || enough === FOREIGN_THRESHOLDS[1]),
    );
  })?.[0];
}

/**
 * Finds the first word of another language in an English text: two in a row, of which English has not borrowed one,
 * and those before them.
 */
function patchIn(text: string): RegExpExecArray | null {
  const own = withoutExemptParts(text);
  const words = [...own.matchAll(WORD)];
  const isKnown = (at: number) => FOREIGN_WORDS[LABEL_LANGUAGE]?.has(words[at]?.[0].toLowerCase() ?? '') === true;
  const isPair = (at: number) =>
    [at, at + 1].every((one) => isKnown(one) && (words[one]?.[0].length ?? 0) > 2) &&
    [at, at + 1].some((one) => !BORROWED.has(words[one]?.[0] ?? '')) &&
    isNext(words, at + 1);
  let first = words.findIndex((_word, at) => isPair(at));
  while (first > 0 && isKnown(first - 1) && isNext(words, first)) first--;
  return words[first] ?? null;
}

/** A word in lower case, or the first one of a sentence. */
const WORD = /(?<![\p{L}’'-])(?:\p{Ll}+|(?<=^|[.!?] )\p{Lu}\p{Ll}+)(?![\p{L}’'-])/gu;
/** Words that English texts have as well. */
const BORROWED = wordSet('shamba');

/** Whether nothing but a space, and perhaps a comma, is between a word and the one before. */
function isNext(words: readonly RegExpExecArray[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word) return false;
  return /^,? $/.test(word.input.slice(before.index + before[0].length, word.index));
}

/** A sentence is in another language if it has so many words, and so large a share of them is not in the dictionary. */
const UNKNOWN_THRESHOLD = { words: 4, share: 0.6 };

/** A web address, an email address or a path. */
const ADDRESS = /\S*[/@_]\S*/g;

/** The first sentence that is not in English at all; quotations in it are replaced. */
const otherSentenceIn = memoizeByText((text): string | undefined =>
  withoutExemptParts(text)
    .split(/(?<=[.!?]) /)
    .find((sentence) => {
      if (ENGLISH.test(sentence)) return false;
      const words = [...sentence.replace(ADDRESS, '').matchAll(WORD)].map(([word]) => word.toLowerCase());
      const unknown = words.filter((word) => !dictionary().british.has(word)).length;
      return unknown >= UNKNOWN_THRESHOLD.words && unknown / words.length >= UNKNOWN_THRESHOLD.share;
    }),
);

/** That sentence as it is written, with its quotations. */
function sentenceAsWritten(text: string): RegExpExecArray | null {
  const sentence = otherSentenceIn(text);
  if (sentence === undefined) return null;
  const start = withoutExemptParts(text).indexOf(sentence);
  const written = text.slice(start, start + sentence.length);
  return new RegExp(RegExp.escape(written)).exec(text);
}

const nameOf = (code = 'en') => new Intl.DisplayNames('en', { type: 'language' }).of(code);

/** Characters of a text that may be quotations, links or placeholders; with more, its language is not judged. */
const MAX_EXEMPT_LENGTH = 60;

/** What is said of all of them. */
const COMMON = {
  code: 'text-in-another-language',
  language: /^en/,
  suggestion: () => 'Write it in English, or put it in “quotation marks” if these words are meant.',
};

/** Rules for texts in a language that the site does not have. */
export const languages = withDefaults(COMMON, [
  {
    features: TextFeature.foreignWord,
    find: (text) => (languageOf(text) === undefined ? null : /^[\s\S]+$/.exec(text)),
    message: (piece) => `This text is in ${nameOf(languageOf(piece))}, but the site is in English.`,
  },
  {
    features: TextFeature.foreignWord,
    find: (text) => (languageOf(text) === undefined ? patchIn(text) : null),
    message: (piece) => `From "${piece}" on, this text is in ${nameOf(LABEL_LANGUAGE)}, but the site is in English.`,
  },
  {
    find: (text) => (languageOf(text) === undefined && patchIn(text) === null ? sentenceAsWritten(text) : null),
    message: (piece) => `${quotePiece(piece)} is not in English, but the site is.`,
  },
]);
