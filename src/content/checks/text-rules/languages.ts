import { FOREIGN_WORDS } from './foreign-words.ts';
import type { TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

/** What is quoted, linked to or filled in may be in any language; a name has capitals. */
const OF_OTHERS = /“[^”]*”|"[^"]*"|\]\([^)]*\)|\{\{?[^}]*\}\}?|\bKiswahili\b|\bFrançais\b|\bDeutsch\b/g;

/** Words by which a text is in English, whatever else it says. */
const ENGLISH =
  /(?<!\p{L})(?:the|an?|and|of|to|in|for|with|your|our|we|you|us|is|are|on|by|from|at|this|that|or|not|it|as|can|will)(?!\p{L})/iu;

/** How many words of a language make a text one of it, and their share of all its words. */
const ENOUGH = [
  { words: 2, share: 0.5 },
  { words: 4, share: 0.3 },
] as const;

/** In labels, words of only this language are told from names. */
const OF_LABELS = 'sw';

/** The code of the language of a text without any English. */
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

const nameOf = (code = 'en') => new Intl.DisplayNames('en', { type: 'language' }).of(code);

/** A text of quotations is no text of its own. */
const LONGEST_OF_OTHERS = 60;

/** Texts in a language that the site does not have. */
export const languages: readonly TextRule[] = [
  {
    code: 'text-in-another-language',
    severity: 'warning',
    language: /^en/,
    signs: Sign.foreign,
    find: { exec: (text) => (languageOf(text) === undefined ? null : /^[\s\S]+$/.exec(text)) },
    message: (piece) => `This text is in ${nameOf(languageOf(piece))}, but the site is in English.`,
    suggestion: () => 'Write it in English, or put it in “quotation marks” if these words are meant.',
  },
];
