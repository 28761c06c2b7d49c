import { remembered } from '../../memory/remembered.ts';
import { wordsIn } from '../../read/words-in.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { PRODUCT_NAMES } from './product-names.ts';
import { FOLLOWERS } from './wrong-words.ts';

/** Features of a text, determined once for all rules, because there are very many texts, and nearly all have none. */
export const Sign = {
  digit: 1 << 0,
  beyondAscii: 1 << 1,
  /** A letter of an alphabet that has look-alikes of Latin letters. */
  otherAlphabet: 1 << 2,
  /** An invisible character, or an unusual space. */
  invisible: 1 << 3,
  /** White space at the beginning or the end, or punctuation at the beginning. */
  edgeSpace: 1 << 4,
  /** A repeated space or punctuation mark. */
  doubled: 1 << 5,
  lineBreak: 1 << 6,
  less: 1 << 7,
  ampersand: 1 << 8,
  bracket: 1 << 9,
  star: 1 << 10,
  underscore: 1 << 11,
  /** Characters for markup in other programs: `, ~ or |. */
  mark: 1 << 12,
  backslash: 1 << 13,
  hash: 1 << 14,
  at: 1 << 15,
  brace: 1 << 16,
  /** The same word twice in a row. */
  repeatedWord: 1 << 17,
  /** A possible web address: '//' or 'www'. */
  address: 1 << 18,
  /** The start of a placeholder, such as 'facts'. */
  quotation: 1 << 19,
  /** A word used as a placeholder for missing text. */
  leftover: 1 << 20,
  /** A misspelt product name. */
  product: 1 << 21,
  loneI: 1 << 22,
  /** Punctuation without a space after it, or with one before it. */
  crowded: 1 << 23,
  /** A quotation mark or a round bracket. */
  paired: 1 << 24,
  /** A character used by templates and spreadsheets: $, % or =. */
  template: 1 << 25,
  /** A letter not on keyboards, or half a surrogate pair. */
  oddLetter: 1 << 26,
  /** A full stop, a space and a lower-case letter. */
  smallSentence: 1 << 27,
  /** Set for every text. */
  any: 1 << 28,
  /** "an" before a consonant, or "a" before a vowel. */
  article: 1 << 29,
  /** A word of another language. */
  foreign: 1 << 30,
  /** Two words in a row that are no English. */
  slip: 1 << 31,
} as const;

/** What a text with a feature has in it. Those of words are in WORDS. */
const PATTERNS: readonly [sign: number, pattern: RegExp][] = [
  [Sign.digit, /[0-9]/],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: where ASCII begins
  [Sign.beyondAscii, /[^\u0000-\u007f]/],
  [Sign.otherAlphabet, /[\u0370-\u058f]/],
  [Sign.invisible, /[\t\b\f\u00a0\u00ad\u2000-\u200f\u2028-\u206f\u3000\ufeff]/],
  [Sign.edgeSpace, /^[\s,;:!?)]|\s$/],
  [Sign.doubled, /([ !?,.;:#_-])\1|[!?,.;]{2}/],
  [Sign.lineBreak, /[\n\r]/],
  [Sign.less, /[<>]/],
  [Sign.ampersand, /&/],
  [Sign.bracket, /[[\]]/],
  [Sign.star, /\*/],
  [Sign.underscore, /_/],
  [Sign.mark, /[`~|]/],
  [Sign.backslash, /\\/],
  [Sign.hash, /#/],
  [Sign.at, /@/],
  [Sign.brace, /[{}]/],
  [Sign.repeatedWord, /(?<![a-z])([a-z]+) \1(?![a-z])/i],
  [Sign.address, /\/\/|(?<![a-z])www(?![a-z])/i],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters up to the letters with accents
  [Sign.crowded, /[!?,.;:][A-Za-z]|[!?,.;][^\u0000-\u00bf]| [!?,.;:]/],
  [Sign.paired, /["()\u201a-\u201f]/],
  [Sign.template, /[$%=]/],
  [Sign.oddLetter, /[\u00c2-\u00c5\u00e2\ud800-\ufefe\uff00-\uffff]|[\u0300-\u036f]/],
  [Sign.smallSentence, /\. [a-z]/],
  // Letters that begin with a vowel in some words only count where they are spoken so.
  [Sign.article, /(?<![A-Za-z])(?:[Aa] (?:[aeiou]|h[eo]|[18])|[Aa][Nn] (?:[b-dfg-np-tvwyz\d]|[Ee]u|on|u[ns]))/],
];

/** Words to look for, in lower case. */
const WORDS: readonly [words: readonly string[], sign: number][] = [
  [['facts', 'site', 'build', 'params'], Sign.quotation],
  [['i'], Sign.loneI],
  [Object.values(FOREIGN_WORDS).flatMap((words) => [...words]), Sign.foreign],
  [Object.keys(PRODUCT_NAMES).map((name) => name.toLowerCase()), Sign.product],
  [
    wordsIn(`
      lorem dolor vestibulum consectetur adipiscing pellentesque asdf asdfgh qwert qwerty here copy todo tba tbd tbc
      fixme xxx xxxx placeholder confirmed insert check ask error draft note language certainly sure undefined null
      nan rewritten rewrite rephrase revised updated improved polished shortened shorter shorten translated translate
      corrected improve proofread hope summarise know summarize would contentreference oaicite ref value div name sum
      nbsp confirm verify update comma paragraph mark quote quotes nb test eiusmod incididunt enim nostrud duis
      excepteur pariatur dummy filler xxst xxnd xxrd xxth xx yourcompany yourdomain yoursite yourwebsite yourname
      mycompany mysite object absolutely below feel free want understood problem
    `),
    Sign.leftover,
  ],
];

/** The features of words. */
const SIGN_OF_WORD = new Map<string, number>();
for (const [words, sign] of WORDS)
  for (const word of words) SIGN_OF_WORD.set(word, (SIGN_OF_WORD.get(word) ?? 0) | sign);

/** The features of a text as a bit set. */
export const signsOf = remembered((text) => {
  let signs: number = Sign.any;
  for (const [sign, pattern] of PATTERNS) if (pattern.test(text)) signs |= sign;
  let followers: ReadonlySet<string> | undefined;
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    signs |= SIGN_OF_WORD.get(word) ?? 0;
    if (followers?.has(word)) signs |= Sign.slip;
    followers = FOLLOWERS.get(word);
  }
  return signs;
});
