import { FOREIGN_WORDS } from './foreign-words.ts';
import type { TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

/** Quotations, link targets and placeholders may be in any language; so may names of languages. */
const OF_OTHERS = /“[^”]*”|"[^"]*"|\]\([^)]*\)|\{\{?[^}]*\}\}?|\bKiswahili\b|\bFrançais\b|\bDeutsch\b/g;

/** Words that only occur in English texts. */
const ENGLISH =
  /(?<!\p{L})(?:the|an?|and|of|to|in|for|with|your|our|we|you|us|is|are|on|by|from|at|this|that|or|not|it|as|can|will)(?!\p{L})/iu;

/** From how many words of a language, and which share of all words, a text is in that language. */
const ENOUGH = [
  { words: 2, share: 0.5 },
  { words: 4, share: 0.3 },
] as const;

/** In short labels, only words of this language can be distinguished from names. */
const OF_LABELS = 'sw';

/** The language code of a text without any English. */
function languageOf(text: string): string | undefined {
  const own = text.replace(OF_OTHERS, ' ');
  if (ENGLISH.test(own) || own.length + LONGEST_OF_OTHERS < text.length) return undefined;
  const words = own.match(/\p{L}+/gu) ?? [];
  if (words.slice(1).every((word) => /^\p{Lu}/u.test(word))) return undefined;
  return Object.entries(FOREIGN_WORDS).find(([language, known]) => {
    const number = words.filter((word) => known.has(word.toLowerCase())).length;
    return ENOUGH.some(
      (enough) =>
        number >= enough.words &&
        number / words.length >= enough.share &&
        (language === OF_LABELS || enough === ENOUGH[1]),
    );
  })?.[0];
}

/** Finds the first of two words in a row of another language, in the middle of an English text. */
function patchIn(text: string): RegExpExecArray | null {
  const own = text.replace(OF_OTHERS, (part) => '“'.repeat(part.length));
  const known = FOREIGN_WORDS[OF_LABELS];
  return [...own.matchAll(TWO_WORDS)].find((found) => known?.has(found[1] ?? '') && known.has(found[2] ?? '')) ?? null;
}

/** Two words in lower case, each of more than two letters. */
const TWO_WORDS = /(?<!\p{L})(\p{Ll}{3,})(?= (\p{Ll}{3,})(?!\p{L}))/gu;

const nameOf = (code = 'en') => new Intl.DisplayNames('en', { type: 'language' }).of(code);

/** Characters of a text that may be quotations, links or placeholders; with more, its language is not judged. */
const LONGEST_OF_OTHERS = 60;

/** Rules for texts in a language that the site does not have. */
export const languages: readonly TextRule[] = [
  {
    code: 'text-in-another-language',
    language: /^en/,
    signs: Sign.foreign,
    find: { exec: (text) => (languageOf(text) === undefined ? null : /^[\s\S]+$/.exec(text)) },
    message: (piece) => `This text is in ${nameOf(languageOf(piece))}, but the site is in English.`,
    suggestion: () => 'Write it in English, or put it in “quotation marks” if these words are meant.',
  },
  {
    code: 'text-in-another-language',
    language: /^en/,
    signs: Sign.foreign,
    find: { exec: (text) => (languageOf(text) === undefined ? patchIn(text) : null) },
    message: (piece) => `From "${piece}" on, this text is in ${nameOf(OF_LABELS)}, but the site is in English.`,
    suggestion: () => 'Write it in English, or put it in “quotation marks” if these words are meant.',
  },
];
