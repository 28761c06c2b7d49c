import { sentenceCase } from '../../edit/words/letter-case.ts';
import { wordSet } from '../../read/split-words.ts';
import { LOOK_ALIKES, toLatin } from '../../syntax/look-alikes.ts';
import { classesOf } from './grammar/word-classes.ts';
import { quotePiece, TextFeature, type TextRule } from './text-rule.ts';

/** windows-1252, the encoding that garbled texts were wrongly decoded with. */
const WINDOWS_1252: Record<string, number> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88, '‰': 0x89, Š: 0x8a },
  ...{ '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 },
  ...{ '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
};

/** The original of a garbled text; undefined if unknown. */
function ungarbled(piece: string): string | undefined {
  const bytes = [...piece].map((sign) => WINDOWS_1252[sign] ?? sign.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    // Some texts were garbled twice.
    return text.length > 1 && text.length < piece.length ? (ungarbled(text) ?? text) : text;
  } catch {
    return undefined;
  }
}

const SHOUTED = () => 'This text is all in capitals, which is hard to read and looks like shouting.';

/** Characters of a label of five short words. */
const MAX_LABEL_LENGTH = 40;
const CAPITAL_WORDS = /^((?:[A-Z]{2,}|A)(?: (?:[A-Z]{2,}|A)){0,4})(!*)$/;
/** Words in capitals that are abbreviations as well. */
const ABBREVIATIONS = /\b(?:IT|PIN|SIM|AIDS?|WHO|AM|PM|VAT|US(?! ?!*$))\b/;

/** Whether a label of frequent words is in capitals: "APPLY NOW", or one word with exclamation marks: "HURRY!". */
function isShouted(text: string): boolean {
  const [, label = '', marks = ''] = CAPITAL_WORDS.exec(text) ?? [];
  const words = label.toLowerCase().split(' ');
  return (
    (words.length > 1 || (marks !== '' && label.length > 2)) &&
    !ABBREVIATIONS.test(label) &&
    words.every((word) => classesOf(word) !== 0 || LABEL_WORDS.has(word))
  );
}

/** Words of labels that are in no class. */
const LABEL_WORDS = wordSet('us new free more less up off here hurry sale closed limited best special big last read');

/** A text in capitals as a sentence. */
const calm = (text: string) => sentenceCase(text.toLowerCase()).replace(/!+$/, '!');

/** Rules for look-alike letters, and texts in capitals. */
export const letters: readonly TextRule[] = [
  {
    code: 'all-capitals',
    language: /^en/,
    find: (text) => (text.length < MAX_LABEL_LENGTH && isShouted(text) ? /^.+$/.exec(text) : null),
    message: SHOUTED,
    put: ([piece]) => calm(piece).replace('!', ''),
  },
  {
    code: 'all-capitals',
    find: /^[^a-z]*[A-Z]{3,}[^a-z]*[^a-zA-Z][A-Z]{2,}[^a-z]*[^a-zA-Z][A-Z]{2,}[^a-z]*$|^[A-Z]{4,} (?:[AI] )?[A-Z]{4,}[!.?,]?$|^[A-Z]{3,} (?:[AI] )?[A-Z]{6,}[!.?,]?$/,
    message: SHOUTED,
    suggestion: () => 'Write it in lower case, with capitals only where a sentence needs them.',
    put: ([piece]) => calm(piece),
  },
  {
    code: 'all-capitals',
    find: /(?<![A-Za-z])[A-Z]{2,}(?: [A-Z]+){2,} [A-Z]{4,}(?![A-Za-z])/,
    message: (piece) => `${quotePiece(piece)} is in capitals, which is hard to read and looks like shouting.`,
    put: ([piece]) => piece.toLowerCase(),
  },
  {
    code: 'garbled-text',
    severity: 'error',
    find: /(?:[ÂÃâÅÄ][\u0080-\u00bf\u2018-\u203a\u20ac\u2122\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u02c6\u02dc\u0192]{1,2})+/,
    features: TextFeature.rareLetter,
    message: (piece) => `${quotePiece(piece)} is a character that another program has garbled.`,
    suggestion: (piece) =>
      ungarbled(piece) === undefined ? 'Type it again.' : `Write ${JSON.stringify(ungarbled(piece))}.`,
    put: ([piece]) => ungarbled(piece) ?? piece,
  },
  {
    code: 'look-alike',
    find: /(?<![\p{L}\p{N}@/.#_-])\p{L}?\p{Ll}+[01|]\p{Ll}{2,}(?![\p{L}\p{N}@/_-]|\.\p{L})/u,
    features: TextFeature.digit | TextFeature.otherMarkup,
    message: (piece) => `"${piece}" has a digit or a line where a letter belongs.`,
    put: ([piece]) => piece.replace('0', 'o').replace(/[1|]/, /[1|]l/.test(piece) ? 'i' : 'l'),
  },
  {
    code: 'garbled-text',
    severity: 'error',
    find: /(?<=\p{Ll})\?(?=(?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}=]))/u,
    features: TextFeature.badSpacing,
    message: () => 'A question mark stands in this word, where another program has lost an apostrophe.',
    put: () => '’',
  },
  {
    code: 'garbled-text',
    severity: 'error',
    find: /\ufffd+/,
    features: TextFeature.rareLetter,
    message: () => 'A letter was lost here; visitors see a question mark in a box.',
    suggestion: () => 'Type the word again.',
  },
  {
    code: 'odd-letter',
    find: /[\p{L}]*(?:[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]|[A-Za-z][\u0300-\u036f])[\p{L}\p{M}]*/u,
    features: TextFeature.rareLetter,
    message: (piece) => `"${piece}" has decorative letters, which the search cannot find and screen readers spell out.`,
    put: ([piece]) => piece.normalize('NFKC'),
    isSafe: true,
  },
  {
    code: 'invisible-character',
    find: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/,
    features: TextFeature.invisible,
    message: () => 'This text contains an invisible character that was copied along with it.',
    suggestion: () => 'Delete the letters around it and type them again.',
    put: () => '',
    isSafe: true,
  },
  {
    code: 'invisible-character',
    find: /[\b\f]/,
    features: TextFeature.invisible,
    message: (piece) =>
      `\\${piece === '\f' ? 'f' : 'b'} is not read as a backslash and a letter, but as one character that nobody sees.`,
    suggestion: () => 'Write / if it is a path, or remove the backslash.',
  },
  {
    code: 'unusual-hyphen',
    find: /(?<=[\p{L}\p{N}])[\u2010\u2011\u2043](?=[\p{L}\p{N}])/u,
    features: TextFeature.nonAscii,
    message: () =>
      'This is not the hyphen of the keyboard; it was copied along with the text, and the search cannot find the word.',
    suggestion: () => 'Write an ordinary hyphen.',
    put: () => '-',
    isSafe: true,
    findsAll: true,
  },
  {
    code: 'look-alike',
    // No word begins so, except abbreviations such as "ltd".
    find: /(?<![\p{L}\p{N}@/.#_-])l(?=[bcdfghjkmnpqrstvwxz][a-z]{3})[a-z]+(?![\p{L}\p{N}@/_]|\.\p{L})/u,
    message: (piece) =>
      `"${piece}" begins with a small L where a capital I belongs, so the search cannot find the word.`,
    put: ([piece]) => `I${piece.slice(1)}`,
  },
  {
    code: 'look-alike',
    find: new RegExp(`\\p{L}*(?:[A-Za-z][${LOOK_ALIKES}]|[${LOOK_ALIKES}][A-Za-z])\\p{L}*`, 'u'),
    features: TextFeature.otherAlphabet,
    message: (piece) =>
      `"${piece}" has a letter from another alphabet that only looks the same, so the search cannot find the word.`,
    put: ([piece]) => toLatin(piece),
    isSafe: true,
  },
];
