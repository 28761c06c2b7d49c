import { memoizeByText } from '../../cache/memoize-by-text.ts';
import { splitWords } from '../../read/split-words.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { PRODUCT_NAMES } from './product-names.ts';
import { SECOND_WORDS } from './word-pair-errors.ts';

/** Features of a text, determined once for all rules, because there are very many texts, and nearly all have none. */
export const TextFeature = {
  digit: 1 << 0,
  nonAscii: 1 << 1,
  /** A letter of an alphabet that has look-alikes of Latin letters. */
  otherAlphabet: 1 << 2,
  /** An invisible character, or an unusual space. */
  invisible: 1 << 3,
  /** White space at the beginning or the end, or punctuation at the beginning. */
  edgeSpace: 1 << 4,
  /** A repeated space or punctuation mark. */
  doubled: 1 << 5,
  lineBreak: 1 << 6,
  angleBracket: 1 << 7,
  ampersand: 1 << 8,
  bracket: 1 << 9,
  asterisk: 1 << 10,
  underscore: 1 << 11,
  /** Characters for markup in other programs: `, ~ or |. */
  otherMarkup: 1 << 12,
  backslash: 1 << 13,
  hash: 1 << 14,
  at: 1 << 15,
  brace: 1 << 16,
  /** The same word twice in a row. */
  repeatedWord: 1 << 17,
  /** A possible web address: '//' or 'www'. */
  webAddress: 1 << 18,
  /** The start of a placeholder, such as 'facts'. */
  placeholder: 1 << 19,
  /** A word that is common in unfinished texts. */
  draftWord: 1 << 20,
  /** A misspelt product name. */
  misspeltProduct: 1 << 21,
  loneI: 1 << 22,
  /** Punctuation without a space after it, or with one before it. */
  badSpacing: 1 << 23,
  /** A quotation mark or a round bracket. */
  quoteOrParenthesis: 1 << 24,
  /** A character used by templates and spreadsheets: $, % or =. */
  template: 1 << 25,
  /** A letter not on keyboards, or half a surrogate pair. */
  rareLetter: 1 << 26,
  /** A full stop, a space and a lower-case letter. */
  lowercaseSentence: 1 << 27,
  /** Set for every text. */
  any: 1 << 28,
  /** "an" before a consonant, or "a" before a vowel. */
  wrongArticle: 1 << 29,
  /** A word of another language. */
  foreignWord: 1 << 30,
  /** Two words in a row that are not English. */
  suspiciousPair: 1 << 31,
} as const;

/** What a text contains that has a feature. For features of words, see WORDS. */
const PATTERNS: readonly [feature: number, pattern: RegExp][] = [
  [TextFeature.digit, /[0-9]/],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: where ASCII begins
  [TextFeature.nonAscii, /[^\u0000-\u007f]/],
  [TextFeature.otherAlphabet, /[\u0370-\u058f]/],
  [TextFeature.invisible, /[\t\b\f\u00a0\u00ad\u2000-\u200f\u2028-\u206f\u3000\ufeff]/],
  [TextFeature.edgeSpace, /^[\s,;:!?)]|\s$/],
  [TextFeature.doubled, /([ !?,.;:#_-])\1|[!?,.;]{2}/],
  [TextFeature.lineBreak, /[\n\r]/],
  [TextFeature.angleBracket, /[<>]/],
  [TextFeature.ampersand, /&/],
  [TextFeature.bracket, /[[\]]/],
  [TextFeature.asterisk, /\*/],
  [TextFeature.underscore, /_/],
  [TextFeature.otherMarkup, /[`~|]/],
  [TextFeature.backslash, /\\/],
  [TextFeature.hash, /#/],
  [TextFeature.at, /@/],
  [TextFeature.brace, /[{}]/],
  [TextFeature.repeatedWord, /(?<![a-z])([a-z]+) \1(?![a-z])/i],
  [TextFeature.webAddress, /\/\/|(?<![a-z])www(?![a-z])/i],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters up to the letters with accents
  [TextFeature.badSpacing, /[!?,.;:][A-Za-z]|[!?,.;][^\u0000-\u00bf]| [!?,.;:]/],
  [TextFeature.quoteOrParenthesis, /["()\u201a-\u201f]/],
  [TextFeature.template, /[$%=]/],
  [TextFeature.rareLetter, /[\u00c2-\u00c5\u00e2\ud800-\ufefe\uff00-\uffff]|[\u0300-\u036f]/],
  [TextFeature.lowercaseSentence, /\. [a-z]/],
  // Letters that begin with a vowel in some words only count where they are spoken so.
  [
    TextFeature.wrongArticle,
    /(?<![A-Za-z])(?:[Aa] (?:[aeiou]|h[eo]|[18])|[Aa][Nn] (?:[b-dfg-np-tvwyz\d]|[Ee]u|on|u[ns]))/,
  ],
];

/** Words to look for, in lower case. */
const WORDS: readonly [words: readonly string[], feature: number][] = [
  [['facts', 'site', 'build', 'params'], TextFeature.placeholder],
  [['i'], TextFeature.loneI],
  [Object.values(FOREIGN_WORDS).flatMap((words) => [...words]), TextFeature.foreignWord],
  [Object.keys(PRODUCT_NAMES).map((name) => name.toLowerCase()), TextFeature.misspeltProduct],
  [
    splitWords(`
      lorem dolor vestibulum consectetur adipiscing pellentesque asdf asdfgh qwert qwerty here copy todo tba tbd tbc
      fixme xxx xxxx placeholder confirmed insert check ask error draft note language certainly sure undefined null
      nan rewritten rewrite rephrase revised updated improved polished shortened shorter shorten translated translate
      corrected improve proofread hope summarise know summarize would contentreference oaicite ref value div name sum
      nbsp confirm verify update comma paragraph mark quote quotes nb test eiusmod incididunt enim nostrud duis
      excepteur pariatur dummy filler xxst xxnd xxrd xxth xx yourcompany yourdomain yoursite yourwebsite yourname
      mycompany mysite object absolutely below feel free want understood problem
    `),
    TextFeature.draftWord,
  ],
];

/** The features of each word, as a bit set. */
const FEATURES_OF_WORD = new Map<string, number>();
for (const [words, feature] of WORDS)
  for (const word of words) FEATURES_OF_WORD.set(word, (FEATURES_OF_WORD.get(word) ?? 0) | feature);

/** The features of a text as a bit set. */
export const featuresOf = memoizeByText((text) => {
  let features: number = TextFeature.any;
  for (const [feature, pattern] of PATTERNS) if (pattern.test(text)) features |= feature;
  let secondWords: ReadonlySet<string> | undefined;
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    features |= FEATURES_OF_WORD.get(word) ?? 0;
    if (secondWords?.has(word)) features |= TextFeature.suspiciousPair;
    secondWords = SECOND_WORDS.get(word);
  }
  return features;
});
