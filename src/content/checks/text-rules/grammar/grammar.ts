import { memoizeByText } from '../../../cache/memoize-by-text.ts';
import { notEnglishMessage, type TextPart, type TextRule } from '../text-rule.ts';
import { AGREEMENT } from './agreement.ts';
import { CONFUSED } from './confused.ts';
import { MISTYPED } from './mistyped.ts';
import { correctionOf, DIGITS, type Match, matchAt, OWNED, type Pattern, patternOf } from './pattern.ts';
import { SMALL_WORDS } from './small-words.ts';
import { tokensOf } from './tokens.ts';
import { VERB_FORMS } from './verb-forms.ts';

const BY_FIRST = new Map<string, Pattern[]>();
for (const pattern of [...CONFUSED, ...MISTYPED, ...SMALL_WORDS, ...VERB_FORMS, ...AGREEMENT].map(patternOf))
  for (const first of pattern.firsts) BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), pattern]);

/** Where a text first fits a pattern. */
function firstMatch(text: string): Match | undefined {
  const tokens = tokensOf(text);
  for (const [at, { word, written }] of tokens.entries()) {
    const key = word.endsWith(OWNED) && !BY_FIRST.has(word) ? OWNED : word;
    const patterns = BY_FIRST.get(word === '' && /^\d/.test(written) ? DIGITS : key);
    for (const pattern of patterns ?? []) {
      const match = matchAt(pattern, tokens, at);
      if (match) return match;
    }
  }
  return undefined;
}

/** The part of a text that fits a pattern, with its correction. */
function partOf(match: Match, text: string): TextPart {
  const tokens = match.found.filter((token) => token !== undefined);
  const index = tokens[0]?.index ?? 0;
  const last = tokens.at(-1);
  const end = last ? last.index + last.written.length : index;
  return { index, text: text.slice(index, end), replacement: correctionOf(match) ?? '' };
}

/** A rule for sequences of words that are not English. */
export const grammar: TextRule = {
  code: 'wrong-word',
  language: /^en/,
  find: memoizeByText((text) => {
    const match = text.includes(' ') ? firstMatch(text) : undefined;
    return match && partOf(match, text);
  }),
  message: notEnglishMessage,
};
