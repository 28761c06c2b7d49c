import { sentenceCase } from '../../edit/words/letter-case.ts';
import { ENGLISH_MONTHS } from '../../references/quantities/month-names.ts';
import { DAYS } from '../../references/quantities/opening-hours.ts';
import { editDistance } from '../../references/suggestions.ts';
import { FOREIGN_WORDS } from '../text-rules/foreign-words.ts';
import { irregularFor } from '../text-rules/grammar/forms.ts';
import { plainWord } from './plain-word.ts';
import type { SiteWords } from './site-words.ts';

/** What an unknown word probably should be. */
export interface Guess {
  right: string;
  /** Whether nothing else can have been meant. */
  isCertain: boolean;
}

/**
 * What an unknown word probably should be; undefined if it resembles no other, or may well be a name or a local word.
 * @param isName whether it is capitalised where only names are
 */
export function guessFor(stem: string, words: SiteWords, isName = false): Guess | undefined {
  const word = plainWord(stem).toLowerCase();
  const day = DATES.find((one) => isTypoOf(one.toLowerCase(), word));
  if (day !== undefined) return { right: day, isCertain: false };
  if (isName || Object.values(FOREIGN_WORDS).some((foreign) => foreign.has(word))) return undefined;
  const isCapital = stem !== stem.toLowerCase();
  const name = sentenceCase(word);
  if (!isCapital && word.length >= MIN_NAME_LENGTH && words.known.has(name)) return { right: name, isCertain: true };
  const typical = typicalOf(word, words);
  // A capital word of three letters at the beginning of a sentence, such as Eid, is a name rather than a rare typo.
  const hasOthers = !irregularFor(word) && !(isCapital && word.length <= MAX_SHORT_LENGTH);
  const others = hasOthers ? othersOf(word, words).filter((other) => !typical.includes(other)) : [];
  // Of words that the site does not use, two are less likely than one. An apostrophe is left out more often than wrong.
  const likelihood = (other: string) =>
    (other.includes(' ') ? -1 : 0) +
    (other.includes("'") ? 500_000 : 0) +
    (other[0] === word[0] ? 1_000_000 : 0) +
    words.timesOf(other) * (typical.includes(other) ? 10 : 1);
  const [first] = [...typical, ...others]
    .filter((other) => !isCapital || isHardlyName(word, other, words))
    .sort((one, other) => likelihood(other) - likelihood(one));
  if (first === undefined || (isCapital && words.known.ofCompany.has(sentenceCase(first)))) return undefined;
  const right = first.replace("'", '’');
  return {
    right: isCapital ? sentenceCase(right) : right,
    isCertain: typical.length === 1 && others.length === 0 && word.length >= MIN_CERTAIN_LENGTH,
  };
}

/** Maximum letters of a word that is only compared with frequent ones. */
const MAX_SHORT_LENGTH = 3;
/** Minimum letters of a name, of a word whose correction can be certain, and of one that may have two typos. */
const [MIN_NAME_LENGTH, MIN_CERTAIN_LENGTH, MIN_LENGTH_FOR_TWO_TYPOS] = [5, 6, 8];

/** Names of days and months that hardly any other word resembles. */
const DATES = [...DAYS.map(sentenceCase), ...ENGLISH_MONTHS].filter((day) => day.length > MIN_NAME_LENGTH);

function isTypoOf(day: string, word: string): boolean {
  if (day[0] !== word[0] || day === word) return false;
  return editDistance(day, word) <= (day.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2);
}

/** How words of Bantu languages end, and their plurals in English. */
const LOCAL = /[aiou]$|...[aiou]s$/;

const isShortLocal = (word: string) => word.length === MAX_SHORT_LENGTH + 1 && LOCAL.test(word);

/** Words from which a typical typo leads to this one. */
function typicalOf(word: string, words: SiteWords): readonly string[] {
  const found = words.known.correctionsOf(word).typical;
  // Local words of four letters are like many others: pesa, chai.
  if (word.length <= MAX_SHORT_LENGTH || isShortLocal(word))
    return found.filter((other) => isFrequent(other, word, words));
  return LOCAL.test(word) ? found.filter((other) => !other.includes(' ')) : found;
}

/** Words from which another typo leads to this one, or two if it is long. */
function othersOf(word: string, words: SiteWords): string[] {
  const isUsed = (other: string) => words.timesOf(other) > 0;
  // Hardly anybody mistypes the first letter.
  const near = words.known.correctionsOf(word).other.filter((other) => other[0] === word[0] || isUsed(other));
  if (word.length <= MAX_SHORT_LENGTH)
    return word.endsWith('s') ? [] : near.filter((other) => isFrequent(other, word, words));
  if (isShortLocal(word)) return [];
  if (LOCAL.test(word)) return near.filter((other) => isUsed(other) && other.startsWith(word));
  if (word.length === MAX_SHORT_LENGTH + 1 || isCompound(word, words)) return near.filter(isUsed);
  return near.length > 0 || word.length < MIN_LENGTH_FOR_TWO_TYPOS ? near : farFrom(word, words);
}

/** Whether the site has a word so often that even a short one must be a typo for it. */
const isFrequent = (other: string, word: string, words: SiteWords) =>
  other.length >= MAX_SHORT_LENGTH && words.timesOf(other) >= (word.length < MAX_SHORT_LENGTH ? 200 : 10);

/** How often a site may have a word that only looks like a name: "Bonde Polytechnic" and "a bid bond". */
const BY_CHANCE = 2;

/** Whether a capital word is so close to another one that it hardly is a name. */
const isHardlyName = (word: string, other: string, words: SiteWords) =>
  other.includes("'") ||
  isFrequent(other, word, words) ||
  word.length >= MIN_LENGTH_FOR_TWO_TYPOS ||
  (word.length >= MIN_NAME_LENGTH && words.timesOf(other) > BY_CHANCE);

/** Whether a word consists of two known ones, such as packhouse: no dictionary has all of these. */
function isCompound(word: string, words: SiteWords): boolean {
  const ends = Array.from(
    { length: Math.max(0, word.length - 2 * MAX_SHORT_LENGTH) },
    (_, index) => index + MAX_SHORT_LENGTH,
  );
  return ends.some((end) => words.known.has(word.slice(0, end)) && words.known.has(word.slice(end)));
}

/** Words of the site that differ by two typos, unless a word only has an ending that the dictionary lacks. */
function farFrom(word: string, words: SiteWords): string[] {
  return [...words.used().keys()].filter(
    (other) =>
      other[0] === word[0] &&
      other.length > MIN_NAME_LENGTH &&
      !word.startsWith(other) &&
      editDistance(other, word) === 2 &&
      words.known.has(other),
  );
}
