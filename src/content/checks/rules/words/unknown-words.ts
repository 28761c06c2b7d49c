import { memoizeByText } from '../../../cache/memoize-by-text.ts';
import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { correction, replaceSubstring, unsafe } from '../../../report/fixes.ts';
import { asWarnings, type Content, type FileIssue, type Rule } from '../../rule.ts';
import { addWordChoice } from '../../spelling/add-word.ts';
import { americanMessage } from '../../spelling/american.ts';
import { dictionary } from '../../spelling/dictionary.ts';
import { guessFor } from '../../spelling/guess.ts';
import { WORDS } from '../../spelling/plain-word.ts';
import { type OddWord, SiteWords } from '../../spelling/site-words.ts';

/** Checks that the dictionary, or the list in site.json, has every word. English only. */
export const rule: Rule = {
  codes: asWarnings('misspelt-word american-spelling'),
  visibleOnly: true,
  onText: (text, pointerOf, _document, _features, content) => {
    if (!content.isEnglish || IDENTIFIER.test(text)) return undefined;
    const words = wordsOf(content);
    if (!unlistedIn(text).some((written) => words.oddWord(written))) return undefined;
    const odd = oddWordsIn(text, words);
    if (isForeign(odd.length, text.match(WORDS)?.length ?? 0)) return undefined;
    const pointer = pointerOf();
    if (CHECKED_ELSEWHERE.test(pointer)) return undefined;
    return odd.map((word) => {
      const isRepeated = odd.some((other) => other.stem === word.stem && other.index < word.index);
      return isRepeated || !isProse(word) ? undefined : issueOf(word, pointer, words, content);
    });
  },
};

const wordsOf = memoizeByObject((content: Content) => new SiteWords(content));

/** The words of a text that the dictionary does not have as they are written. */
const unlistedIn = memoizeByText((text) => (text.match(WORDS) ?? []).filter((word) => !dictionary().british.has(word)));

/** An odd word and where it is. */
interface OddWordInText extends OddWord {
  text: string;
  index: number;
}

/** Another rule checks the days of opening hours. */
const CHECKED_ELSEWHERE = /^\/hours\/\d+\/days$/;

const oddWordsIn = (text: string, words: SiteWords): OddWordInText[] =>
  [...text.matchAll(WORDS)].flatMap(({ 0: written, index }) => {
    const word = words.oddWord(written);
    return word ? { ...word, index, text } : [];
  });

/** A single word in lower case is hardly for visitors. */
const IDENTIFIER = /^\p{Ll}+$/u;

/** A text with this many odd words, and this share of them, is in another language. */
const FOREIGN_THRESHOLD = { words: 3, share: 0.4 };

const isForeign = (odd: number, all: number) => odd >= FOREIGN_THRESHOLD.words && odd / all >= FOREIGN_THRESHOLD.share;

/** What is not prose: placeholders, targets of links, addresses; and Latin that is written as one word too. */
const NOT_PROSE = /\{[^}]*\}|\]\([^)]*\)|\S*(?:@|:\/\/|www\.)\S*|\b(?:[Pp]ro forma|[Ee]t cetera)\b/g;
/** The end of the text before, and the beginning of the text after a word that is part of an address or a symbol. */
const [PART_BEFORE, PART_AFTER] = [/[\p{N}\p{S}@/._#&}]$/u, /^(?:[\p{N}\p{S}@/_]|\.\p{L})/u];
/** The end of the text before the first word of a sentence or quotation. */
const BEGINNING = /(?:^|[.!?:] |\n)[“‘(*[]*$/;
/** A text in which all words but short ones are capitalised. */
const TITLE = /^(?:(?!(?<!\p{L})\p{Ll}{4}).)*$/su;

/** What surrounds a word. */
const around = ({ stem, index, text }: OddWordInText) => ({
  before: text.slice(Math.max(0, index - 5), index),
  after: text.slice(index + stem.length),
});

/** Whether a word is one of the text, not part of an address. */
function isProse(word: OddWordInText): boolean {
  const { before, after } = around(word);
  const isPart = ({ 0: part, index }: RegExpExecArray) => index <= word.index && word.index < index + part.length;
  return !PART_BEFORE.test(before) && !PART_AFTER.test(after) && ![...word.text.matchAll(NOT_PROSE)].some(isPart);
}

/** Whether a word is capitalised, but neither begins a sentence nor is part of a title. */
const isName = (word: OddWordInText) =>
  /^\p{Lu}/u.test(word.stem) && !TITLE.test(word.text) && !BEGINNING.test(around(word).before);

/** Whether a word may be part of a name: Harbor Freight. */
const isInName = (word: OddWordInText) => isName(word) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(word.stem + around(word).after);

/** Another rule checks months before a year. */
const isBeforeYear = (word: OddWordInText) =>
  /^\p{Lu}/u.test(word.stem) && /^ (?:19|20)\d\d\b/.test(around(word).after);

function issueOf(word: OddWordInText, pointer: string, words: SiteWords, content: Content): FileIssue | undefined {
  const { stem, british, index, text } = word;
  const place = { pointer, at: { text: stem, index } };
  const put = (right: string) => replaceSubstring(pointer, text, stem, right, index);
  if (british !== undefined) {
    if (isInName(word)) return undefined;
    const right = stem === stem.toLowerCase() ? british : sentenceCase(british);
    return {
      ...place,
      code: 'american-spelling',
      message: americanMessage(stem),
      suggestion: `Write "${right}".`,
      fix: unsafe(put(right)),
    };
  }
  if (isBeforeYear(word)) return undefined;
  const divided = dividedWord(word, pointer);
  if (divided !== undefined) return divided;
  const guess = guessFor(stem, words, isName(word));
  if (guess === undefined) return undefined;
  return {
    ...place,
    code: 'misspelt-word',
    message: `"${stem}" is not in the dictionary.`,
    suggestion: `Did you mean "${guess.right}"? If not, add "${stem}" to "words" in site.json.`,
    fix: guess.isCertain ? put(guess.right) : unsafe(put(guess.right)),
    choices: addWordChoice(stem, content),
  };
}

/** Minimum letters of a word that a space has divided; shorter ones may be two words by chance. */
const MIN_DIVIDED_LENGTH = 7;

/** Reports a word with a space in it: "neigh bourhood". */
function dividedWord({ stem, index, text }: OddWordInText, pointer: string): FileIssue | undefined {
  const { british } = dictionary();
  const [before = ''] = /(?<!\p{L})\p{Ll}{2,} $/u.exec(text.slice(0, index)) ?? [];
  const [after = ''] = /^ \p{Ll}{2,}(?!\p{L})/u.exec(text.slice(index + stem.length)) ?? [];
  const piece = [before + stem, stem + after].find((both) => {
    const whole = both.replace(' ', '');
    return both !== stem && whole.length >= MIN_DIVIDED_LENGTH && british.has(whole.toLowerCase());
  });
  if (piece === undefined) return undefined;
  const right = piece.replace(' ', '');
  return {
    code: 'misspelt-word',
    message: `There is a space inside the word "${right}".`,
    ...correction(pointer, text, piece, right),
  };
}
