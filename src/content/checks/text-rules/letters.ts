import { LOOK_ALIKES, toLatin } from '../../syntax/look-alikes.ts';
import { quoted, type TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

/** The bytes of this text as the program took them that garbled it: windows-1252. */
const WINDOWS_1252: Record<string, number> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88, '‰': 0x89, Š: 0x8a },
  ...{ '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 },
  ...{ '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
};

/** What a garbled piece was before; undefined where that cannot be told. */
function ungarbled(piece: string): string | undefined {
  const bytes = [...piece].map((sign) => WINDOWS_1252[sign] ?? sign.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** Letters that are not what they look like, or too large. */
export const letters: readonly TextRule[] = [
  {
    code: 'all-capitals',
    severity: 'warning',
    find: /^[^a-z]*[A-Z]{3,}[^a-z]*[^a-zA-Z][A-Z]{2,}[^a-z]*[^a-zA-Z][A-Z]{2,}[^a-z]*$/,
    message: () => 'All of this is in capitals, which is hard to read and sounds loud.',
    suggestion: () => 'Write it in small letters, with capitals where a sentence has them.',
    put: ([piece]) => piece.charAt(0) + piece.slice(1).toLowerCase(),
  },
  {
    code: 'all-capitals',
    severity: 'warning',
    find: /(?<![A-Za-z])[A-Z]{2,}(?: [A-Z]+){2,} [A-Z]{4,}(?![A-Za-z])/,
    message: (piece) => `${quoted(piece)} is in capitals, which is hard to read and sounds loud.`,
    put: ([piece]) => piece.toLowerCase(),
  },
  {
    code: 'garbled-text',
    severity: 'error',
    find: /(?:[ÂÃâÅÄ][\u0080-\u00bf\u2018-\u203a\u20ac\u2122\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u02c6\u02dc\u0192]{1,2})+/,
    signs: Sign.oddLetter,
    message: (piece) => `${quoted(piece)} is a letter or sign that another program has garbled.`,
    suggestion: (piece) =>
      ungarbled(piece) === undefined ? 'Type it anew.' : `Write ${JSON.stringify(ungarbled(piece))}.`,
    put: ([piece]) => ungarbled(piece) ?? piece,
  },
  {
    code: 'garbled-text',
    severity: 'error',
    find: /\ufffd+/,
    signs: Sign.oddLetter,
    message: () => 'Here stood a letter that was lost on the way; visitors see a question mark in a box.',
    suggestion: () => 'Type the word anew.',
  },
  {
    code: 'odd-letter',
    severity: 'warning',
    find: /[\p{L}]*(?:[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]|[A-Za-z][\u0300-\u036f])[\p{L}\p{M}]*/u,
    signs: Sign.oddLetter,
    message: (piece) => `"${piece}" has letters of another set, which the search does not find and readers spell out.`,
    put: ([piece]) => piece.normalize('NFKC'),
    isSafe: true,
  },
  {
    code: 'invisible-character',
    severity: 'warning',
    find: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/,
    signs: Sign.invisible,
    message: () => 'This text contains an invisible character; it came along with copied words.',
    suggestion: () => 'Delete the letters around it and type them again.',
    put: () => '',
    isSafe: true,
  },
  {
    code: 'look-alike',
    severity: 'warning',
    find: new RegExp(`\\p{L}*(?:[A-Za-z][${LOOK_ALIKES}]|[${LOOK_ALIKES}][A-Za-z])\\p{L}*`, 'u'),
    signs: Sign.otherAlphabet,
    message: (piece) =>
      `"${piece}" has a letter of another alphabet that only looks like ours; the search does not find the word.`,
    put: ([piece]) => toLatin(piece),
    isSafe: true,
  },
];
