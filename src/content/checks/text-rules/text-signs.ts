import { wordsIn } from '../../read/words-in.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { AMERICAN, MISSPELT, OTHER_NAMES } from './misspelt.ts';

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
  misspelt: 1 << 21,
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
} as const;

const ASCII = new Uint32Array(128);
const put = (characters: string, sign: number) => {
  for (const character of characters) ASCII[character.charCodeAt(0)] = (ASCII[character.charCodeAt(0)] ?? 0) | sign;
};
put('0123456789', Sign.digit);
put('\n\r', Sign.lineBreak);
put('\t', Sign.invisible);
put('<>', Sign.less);
put('&', Sign.ampersand);
put('[]', Sign.bracket);
put('*', Sign.star);
put('_', Sign.underscore);
put('`~|', Sign.mark);
put('\\', Sign.backslash);
put('#', Sign.hash);
put('@', Sign.at);
put('{}', Sign.brace);
put('()"', Sign.paired);
put('$%=', Sign.template);

/** Characters that are only repeated by mistake. */
const DOUBLES = signSet(' !?,.;:/-#_');
const PUNCTUATION = signSet('!?,.;');
/** Characters followed by a space, or by no word. */
const BEFORE_A_BLANK = signSet('!?,.;:');

/** Characters with which no text begins. */
const BEFORE_A_TEXT = signSet(',;:!?)');

function signSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}

/** Words to look for, in lower case. */
const WORDS: readonly [words: readonly string[], sign: number][] = [
  [['www'], Sign.address],
  [['facts', 'site', 'build', 'params'], Sign.quotation],
  [['i'], Sign.loneI],
  [Object.values(FOREIGN_WORDS).flatMap((words) => [...words]), Sign.foreign],
  [
    [MISSPELT, OTHER_NAMES, AMERICAN].flatMap(Object.keys).flatMap((word) => word.toLowerCase().split('’')),
    Sign.misspelt,
  ],
  [
    wordsIn(`
      lorem dolor vestibulum consectetur adipiscing pellentesque asdf asdfgh qwert qwerty here copy todo tba tbd tbc
      fixme xxx xxxx placeholder confirmed insert check ask error draft note language certainly sure undefined null
      nan rewritten rewrite rephrase revised updated improved polished shortened shorter shorten translated translate
      corrected improve proofread hope summarise know summarize would contentreference oaicite ref value div name sum
      nbsp confirm verify update comma paragraph mark quote quotes nb test eiusmod incididunt enim nostrud duis
      excepteur pariatur dummy filler xxst xxnd xxrd xxth xx yourcompany yourdomain yoursite yourwebsite yourname
      mycompany mysite object
    `),
    Sign.leftover,
  ],
];

/** The features of words by hash: reading a text computes each word's hash anyway. */
const SIGN_OF_HASH = new Map<number, number>();
/** Rules out most words without a map lookup. */
const MAY_BE_WATCHED = new Uint8Array(1 << 16);
for (const [words, sign] of WORDS)
  for (const word of words) {
    const hash = hashOf(word);
    SIGN_OF_HASH.set(hash, (SIGN_OF_HASH.get(hash) ?? 0) | sign);
    MAY_BE_WATCHED[hash & 0xffff] = 1;
  }

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = next(hash, word.charCodeAt(at));
  return hash;
}

/** The hash of a word extended by a letter, ignoring case. */
function next(hash: number, code: number): number {
  return (Math.imul(hash, 31) + (code | 32)) | 0;
}

/** The features of a text as a bit set, determined in one pass. */
export function signsOf(text: string): number {
  let signs: number = Sign.any;
  let before = 0;
  let beforeThat = 0;
  let word = 0;
  let lastWord = 0;
  let initial = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      if (word === 0) initial = code;
      word = next(word, code);
      if (BEFORE_A_BLANK[before] === 1) signs |= Sign.crowded;
      if (before === SPACE && beforeThat === DOT && code >= 97) signs |= Sign.smallSentence;
    } else {
      signs |= code < 128 ? (ASCII[code] ?? 0) : beyondAscii(code);
      if (word !== 0) signs |= ofWord(word, lastWord) | ofArticle(lastWord, initial);
      lastWord = code === SPACE ? word : 0;
      word = 0;
      if (code > LAST_OF_LATIN_SIGNS && PUNCTUATION[before] === 1) signs |= Sign.crowded;
      if (before === SPACE && PUNCTUATION[code] === 1) signs |= Sign.crowded;
      if (PUNCTUATION[before] === 1 && PUNCTUATION[code] === 1) signs |= Sign.doubled;
      if (code === before && DOUBLES[code] === 1) signs |= code === SLASH ? Sign.address : Sign.doubled;
    }
    beforeThat = before;
    before = code;
  }
  if (word !== 0) signs |= ofWord(word, lastWord) | ofArticle(lastWord, initial);
  const first = text.charCodeAt(0);
  if (isSpace(first) || isSpace(before) || BEFORE_A_TEXT[first] === 1) signs |= Sign.edgeSpace;
  return signs;
}

const SPACE = 32;
const DOT = 46;
const SLASH = 47;
const LAST_OF_LATIN_SIGNS = 0xbf;

function ofWord(word: number, lastWord: number): number {
  const watched = MAY_BE_WATCHED[word & 0xffff] === 1 ? (SIGN_OF_HASH.get(word) ?? 0) : 0;
  return word === lastWord ? watched | Sign.repeatedWord : watched;
}

const A = hashOf('a');
const AN = hashOf('an');
const VOWELS = signSet('aeio');

/**
 * Whether the article is wrong. @param initial the first letter of the next word; letters with ambiguous pronunciation
 * are ignored
 */
function ofArticle(lastWord: number, initial: number): number {
  const isWrong = lastWord === A ? VOWELS[initial] === 1 : lastWord === AN && isConsonant(initial);
  return isWrong ? Sign.article : 0;
}

const NO_CONSONANTS = signSet('aeiouhx');
const isConsonant = (code: number) => code >= 97 && code <= 122 && NO_CONSONANTS[code] === 0;

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;
const isSpace = (code: number) => code === SPACE || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;

function beyondAscii(code: number): number {
  if (code >= 0x370 && code < 0x590) return Sign.beyondAscii | Sign.otherAlphabet;
  if (code >= 0x201a && code <= 0x201f) return Sign.beyondAscii | Sign.paired;
  // Dashes and dots, which are frequent.
  if (code >= 0x2010 && code <= 0x2027) return Sign.beyondAscii;
  const isOdd = (code >= 0x300 && code < 0x370) || code >= 0xd800 || (code >= 0xc2 && code <= 0xc5) || code === 0xe2;
  if (isOdd && code !== 0xfeff) return Sign.beyondAscii | Sign.oddLetter;
  const isHidden =
    code === 0xa0 || code === 0xad || code === 0xfeff || code === 0x3000 || (code >= 0x2000 && code < 0x2070);
  return isHidden ? Sign.beyondAscii | Sign.invisible : Sign.beyondAscii;
}
