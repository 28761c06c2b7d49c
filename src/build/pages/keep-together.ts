/** Keeps amounts, ranges, numbers of things, phone numbers and short names with a hyphen on one line. */
import { replaceTexts } from '../../content/read/replace-texts.ts';
import { WORD_JOINER } from '../../contracts/word-joiner.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The space in an amount or in the number of a standard: 'EUR 288,000', 'ISO 9'. */
const IN_AMOUNT = String.raw`(?<=(?<![\p{L}\p{N}])\p{Lu}{2,3}\p{Ll}?) (?=\d)`;

/** A space in a phone number with its country: '+351 210 000 000'. */
const IN_PHONE_NUMBER = String.raw`(?<=\+\d[\d ]*) (?=\d{2,4}(?!\d))`;

/** The space between a number, unless it is a year or a time, and a short word: '24 hours'. */
const BEFORE_UNIT = String.raw`(?<=(?<![\p{L}\p{N}.,:])(?!(?:19|20)\d\d[ –])\d(?:[\d.,]*\d)?\+?) (?=\p{Ll}{1,9}(?!\p{L}))`;

const SPACES = new RegExp([IN_AMOUNT, IN_PHONE_NUMBER, BEFORE_UNIT].join('|'), 'gu');

/** After the dash of a range: '10–15%', '8:00–18:00'. */
const IN_RANGE = /(?<=\d\p{Lu}?%?–)(?=\d)/gu;

/** After the hyphen of a name whose first part is a mere scrap: 'Wi-Fi'. Not in an address, such as /help/e-mail. */
const IN_NAME = /(?<=(?<![\p{L}\p{N}/#.@-])\p{L}{1,2}-)(?=\p{L}{2,10}(?![\p{L}\p{N}-]))/gu;

/** The longest text without joiners: headings, labels, roles and figures, which people search for and programs compare. */
const LONGEST_LABEL = 60;

/**
 * A text whose values are not broken at the end of a line. It reads and sounds the same: spaces become ones that do not
 * break, and a sign that is not seen follows dashes; paragraphs show a nowrap element instead (ui/rich-text/). A value
 * that is alone may still break at its spaces, since its place may be narrow.
 */
export function keepTogether(text: string): string {
  const spaced = text.replace(SPACES, NO_BREAK_SPACE);
  if (!spaced.includes(' ')) return text;
  if (text.length <= LONGEST_LABEL) return spaced;
  return spaced.replace(IN_RANGE, WORD_JOINER).replace(IN_NAME, WORD_JOINER);
}

/** What is not read: the data of paths, and the definition of a form, which must be the same as the server's. */
const NOT_READ = new Set(['d', 'form']);

/** A copy of blocks or dialogs in which all values are kept together. */
export function withValuesTogether<T extends object>(value: T): T {
  return replaceTexts(structuredClone(value), keepTogether, NOT_READ);
}
