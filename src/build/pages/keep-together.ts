/** Keeps amounts, codes, ranges, numbers with their units, phone numbers and short hyphenated words on one line. */
import { replaceTexts } from '../../content/read/replace-texts.ts';
import { IN_RANGE } from '../../contracts/in-range.ts';
import { MAX_UNBROKEN_LENGTH, WORD_JOINER } from '../../contracts/word-joiner.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A space in an amount, or in the name of a standard: 'EUR 288,000', 'ISO 9'. */
const IN_AMOUNT = String.raw`(?<=(?<![\p{L}\p{N}])\p{Lu}{2,3}\p{Ll}?) (?=\d)`;

/** A space between a short abbreviation and its number: 'No. 5', 'Cap. 12'. */
const IN_REFERENCE = String.raw`(?<=(?<!\p{L})\p{Lu}\p{Ll}{1,2}\.) (?=\d)`;

/** A space or a slash in the name of a standard of two bodies: 'EN ISO 9', 'EN / ISO 9'. */
const IN_CODE = String.raw`(?<=(?<![\p{L}\p{N}])\p{Lu}{2,4}(?: /)?) (?=(?:/ )?\p{Lu}{2,4} \d)`;

/** A space in a phone number with a country code: '+351 210 000 000'. */
const IN_PHONE_NUMBER = String.raw`(?<=\+\d[\d ]*) (?=\d{2,4}(?!\d))`;

/** A space between a number and a short word, such as '24 hours', unless the number is a year or a time. */
const BEFORE_UNIT = String.raw`(?<=(?<![\p{L}\p{N}.,:])(?!(?:19|20)\d\d[ –])\d(?:[\d.,]*\d)?\+?) (?=\p{Ll}{1,9}(?!\p{L}))`;

const SPACES = new RegExp([IN_AMOUNT, IN_CODE, IN_REFERENCE, IN_PHONE_NUMBER, BEFORE_UNIT].join('|'), 'gu');

/** In a short word of two parts, such as 'Wi-Fi' or 'short-stay', up to its hyphen. Not in a URL: /help/e-mail. */
const IN_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}/#.:@-])(?=[\p{L}-]{3,${MAX_UNBROKEN_LENGTH}}(?![\p{L}\p{N}-]|[.@/]\p{L}))\p{L}+-(?=\p{L}{2,}(?!-))`,
  'gu',
);

/**
 * The last space of a text. Browsers give the lines of short texts similar lengths, but leave single words over in long
 * ones.
 */
const LAST_SPACE = / (?=\S{1,12}$)/u;

/** The longest text, in characters, that is short on every screen. */
const MAX_BALANCED_LENGTH = 180;

/** The longest text without word joiners: labels, roles and figures of this length are searched for and compared. */
const MAX_LABEL_LENGTH = 60;

/**
 * A text whose values do not break at the end of a line: spaces become no-break spaces, and a word joiner follows
 * dashes, which changes neither look nor pronunciation. Paragraphs show a nowrap element instead (ui/rich-text/). A
 * value on its own may still break at its spaces, since its box may be narrow.
 */
export function keepTogether(text: string): string {
  const spaced = text.replace(SPACES, NO_BREAK_SPACE);
  if (!spaced.includes(' ')) return text;
  if (text.length <= MAX_LABEL_LENGTH) return spaced;
  const ended = text.length > MAX_BALANCED_LENGTH ? spaced.replace(LAST_SPACE, NO_BREAK_SPACE) : spaced;
  return ended.replace(IN_RANGE, WORD_JOINER).replace(IN_WORD, `$&${WORD_JOINER}`);
}

/**
 * Properties that are not read as text: the data of SVG paths, and the definition of a form, which must match the
 * server's.
 */
const NOT_READ = new Set(['d', 'form']);

/** A copy of blocks or dialogs in which every value stays on one line. */
export function withNonBreakingValues<T extends object>(value: T): T {
  return replaceTexts(structuredClone(value), keepTogether, NOT_READ);
}
