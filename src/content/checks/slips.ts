/** What texts should not hold: how it is found, what is said of it, and what should stand there. */
import type { Severity } from '../report/issues.ts';
import { LOOK_ALIKES, toLatin } from '../syntax/look-alikes.ts';

/** A slip in a text that visitors read. */
export interface Slip {
  code: string;
  severity: Severity;
  find: RegExp;
  /** A sign that stands in whatever `find` finds: texts without it need not be looked through. It is none of a plain text. */
  sign?: string;
  /** Whether `find` finds only what no keyboard has. */
  isBeyondAscii?: boolean;
  message(piece: string): string;
  /** What to do, where writing `put` does not say it. */
  suggestion?(piece: string): string;
  /** What should stand in place of the piece. */
  put?(found: RegExpExecArray): string;
  /** Whether `put` is beyond doubt. */
  isSafe?: boolean;
}

const quoted = (piece: string) => JSON.stringify(piece.length > 60 ? `${piece.slice(0, 57)}…` : piece);

const ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  quot: '“',
  apos: '’',
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  euro: '€',
};

function entity(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? '';
  return code === 39 ? '’' : String.fromCodePoint(code > 0x10ffff ? 0x20 : code);
}

/** What a piece of HTML is written as here. */
function withoutTags([piece]: RegExpExecArray): string {
  const [, address, words] = /^<a\s[^>]*href=["']?([^"'\s>]*)["']?[^>]*>([^<]*)<\/a>$/i.exec(piece) ?? [];
  if (address !== undefined) return `[${words}](${address})`;
  const [, bold] = /^<(?:b|strong)>([^<]*)<\/(?:b|strong)>$/i.exec(piece) ?? [];
  if (bold !== undefined) return `**${bold}**`;
  return /^<br/i.test(piece) ? ' ' : piece.replace(/<[^<>]*>/g, '');
}

const seen = (what: string) => (piece: string) => `${quoted(piece)} is ${what}: visitors see these signs as they are.`;

/** In the order in which they are looked for. */
export const SLIPS: readonly Slip[] = [
  {
    code: 'html-in-text',
    severity: 'error',
    find: /<(a|b|strong|i|em|u|span|p|h[1-6])(?:\s[^<>]*)?>[^<>]*<\/\1>|<\/?(?:a|b|br|hr|strong|i|em|u|p|h[1-6]|div|span|ul|ol|li|img|script|style|iframe|table|font|center|sup|sub|small)(?:\s[^<>]*)?\/?>/i,
    sign: '<',
    message: seen('HTML'),
    put: withoutTags,
  },
  {
    code: 'html-entity',
    severity: 'warning',
    find: /&(#\d{2,6}|#x[0-9a-f]{2,5}|amp|nbsp|quot|apos|lt|gt|ndash|mdash|hellip|rsquo|lsquo|ldquo|rdquo|copy|euro);/i,
    sign: '&',
    message: seen('how HTML writes a sign'),
    put: ([, name = '']) => entity(name),
    isSafe: true,
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /!\[[^\]]*\]\([^)]*\)/,
    sign: '[',
    message: (piece) => `${quoted(piece)} is how other programs show a picture; texts here have none.`,
    suggestion: () => 'Take it out, and add a "picture" to the section where its kind has one.',
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /\(([^()[\]]+)\)\[((?:\/|https?:|www\.|#|mailto:|tel:|modal:)[^\]\s]*)\]/,
    sign: '[',
    message: (piece) => `The brackets of the link ${quoted(piece)} are swapped.`,
    put: ([, words, address]) => `[${words}](${address})`,
    isSafe: true,
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /\[\s*\]\([^)]*\)/,
    sign: '[',
    message: (piece) => `The link ${quoted(piece)} has no words, so nobody can press it.`,
    suggestion: () => 'Write the words of the link between the square brackets.',
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /<(https?:\/\/[^<>\s]+)>/,
    sign: '<',
    message: (piece) => `${quoted(piece)} is no link here.`,
    suggestion: (piece) => `Write [words that say where it leads](${piece.slice(1, -1)}).`,
  },
  {
    code: 'bare-address',
    severity: 'warning',
    find: /(?<=\s)(?:https?:\/\/|www\.)(?!\S*example\.(?:com|org|net)\b)[^\s)\]]*[\w/]|^(?:https?:\/\/|www\.)\S*[\w/](?=\s\S)/,
    message: (piece) => `The address ${piece} stands in a text, where nobody can press it.`,
    suggestion: (piece) =>
      `Write [words that say where it leads](${piece.startsWith('www') ? `https://${piece}` : piece}).`,
  },
  {
    code: 'unfinished-text',
    severity: 'warning',
    find: /lorem ipsum|dolor sit amet|\b(?:asdf\w*|qwert[yz]?)\b|\[(?:insert|your|name|text|title|company|add|placeholder)[^\]]*\](?!\()|\b(?:insert|add|write|put) (?:your |a |the )?(?:text|title|name|description|content|headline|words) here\b|\b(?:text|title|headline|heading|content|description) goes here\b|^(?:(?:your|sample|dummy|placeholder|example|new) (?:text|title|heading|headline|name|description|section|page|card|article|question|answer|entry|label|button)(?: here)?|untitled|heading|headline|placeholder|test|testing|foo|bar|xyz|abc|copy of \S.{0,60}|(?:\S+ ){1,4}\(?copy(?: ?\d)?\)?)\.?$/i,
    message: (piece) => `${quoted(piece)} looks like something that was to be written later.`,
    suggestion: () => 'Write the words that visitors shall read.',
  },
  {
    code: 'unfinished-text',
    severity: 'warning',
    find: /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|(?<!\?)\?\?\?+/,
    message: (piece) => `${quoted(piece)} looks like something that was to be written later.`,
    suggestion: () => 'Write the words that visitors shall read.',
  },
  {
    code: 'foreign-markup',
    severity: 'warning',
    find: /^\s*#{1,6}\s+\S|\n#{1,6}\s+\S/,
    sign: '#',
    message: seen('how other programs mark a heading'),
    suggestion: () => 'Take the # out. Headings stand in "heading" or "title" of a section.',
    put: ([piece]) => piece.replace(/#{1,6}\s+/, ''),
  },
  {
    code: 'foreign-markup',
    severity: 'warning',
    find: /^\s*(?:[-*+•]|\d+[.)])\s+(?=\p{L}.*\s)/u,
    message: seen('how other programs begin a list'),
    suggestion: () => 'Make each point a text of its own in "points", or take the sign out.',
  },
  {
    code: 'foreign-markup',
    severity: 'warning',
    find: /(?<![*\p{L}\p{N}])\*([^\s*](?:[^*]*[^\s*])?)\*(?![*\p{L}\p{N}])/u,
    sign: '*',
    message: seen('how other programs mark words'),
    put: ([, words]) => `**${words}**`,
  },
  {
    code: 'foreign-markup',
    severity: 'warning',
    find: /\*{3,}([^*]+)\*{3,}/,
    sign: '*',
    message: seen('how other programs mark words'),
    put: ([, words]) => `**${words}**`,
  },
  {
    code: 'foreign-markup',
    severity: 'warning',
    find: /(?<![\p{L}\p{N}_/.:@{])(?:__([^\s_](?:[^_]*[^\s_])?)__|_([^\s_](?:[^_]*[^\s_])?)_)(?![\p{L}\p{N}_])/u,
    message: seen('how other programs mark words'),
    put: ([, strong, words]) => (strong === undefined ? (words ?? '') : `**${strong}**`),
  },
  {
    code: 'foreign-markup',
    severity: 'warning',
    find: /`([^`]+)`|~~([^~]+)~~/,
    message: seen('how other programs mark words'),
    put: ([, code, struck]) => code ?? struck ?? '',
  },
  {
    code: 'half-link',
    severity: 'warning',
    find: /(?<![\w\]!])\[\p{L}[^[\](){}]{1,40}\](?!\s?[([{])/u,
    sign: '[',
    message: (piece) => `${piece} has the brackets of a link, but no address behind them.`,
    suggestion: (piece) => `Write ${piece}(/path), or take the brackets out.`,
    put: ([piece]) => piece.slice(1, -1),
  },
  {
    code: 'blank-text',
    severity: 'error',
    find: /^\s+$/,
    message: () => 'This text has nothing but spaces.',
    suggestion: () => 'Write a text, or take the line out if it is not needed.',
  },
  {
    code: 'all-capitals',
    severity: 'warning',
    find: /^[^a-z]*[A-Z]{3,}[^a-z]*[^a-zA-Z][A-Z]{2,}[^a-z]*[^a-zA-Z][A-Z]{2,}[^a-z]*$/,
    message: () => 'All of this is in capitals, which is hard to read and sounds loud.',
    suggestion: () => 'Write it in small letters, with capitals where a sentence has them.',
    put: ([piece]) => piece.charAt(0) + piece.slice(1).toLowerCase(),
  },
  {
    code: 'invisible-character',
    severity: 'warning',
    find: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/,
    isBeyondAscii: true,
    message: () => 'A character that nobody can see stands in this text; it came along with copied words.',
    suggestion: () => 'Take it out: delete the letters around it, and type them anew.',
    put: () => '',
    isSafe: true,
  },
  {
    code: 'look-alike',
    severity: 'warning',
    find: new RegExp(`\\p{L}*(?:[A-Za-z][${LOOK_ALIKES}]|[${LOOK_ALIKES}][A-Za-z])\\p{L}*`, 'u'),
    isBeyondAscii: true,
    message: (piece) =>
      `"${piece}" has a letter of another alphabet that only looks like ours; the search does not find the word.`,
    put: ([piece]) => toLatin(piece),
    isSafe: true,
  },
  {
    code: 'repeated-word',
    severity: 'warning',
    find: /\b(the|an?|and|of|to|in|is|are|for|on|we|our|with|at|it|you|your|from|by|as|be) \1(?![\w'’-])/i,
    message: (piece) => `"${piece}" says a word twice.`,
    put: ([, word = '']) => word,
    isSafe: true,
  },
  {
    code: 'stray-space',
    severity: 'warning',
    find: /(?<=\S) {2,}(?=\S)/,
    message: () => 'Here stand several spaces where one belongs.',
    put: () => ' ',
    suggestion: () => 'Leave one of them.',
    isSafe: true,
  },
  {
    code: 'stray-space',
    severity: 'warning',
    find: /^\s+(?=\S)|(?<=[^\s:,;])\s+$/,
    message: () => 'The text begins or ends with a space.',
    put: () => '',
    suggestion: () => 'Take the space out.',
    isSafe: true,
  },
  {
    code: 'line-break',
    severity: 'warning',
    find: /(?<=\S)\s*\n\s*(?=\S)/,
    sign: '\n',
    message: () => 'Visitors do not see this line break: the text goes on in the same line.',
    suggestion: () => 'Make two texts of it, each in quotation marks, or put a space in place of \\n.',
    put: () => ' ',
  },
  {
    code: 'repeated-sign',
    severity: 'warning',
    find: /!!+|\?\?+|,,+|(?<!\.)\.\.(?!\.)/,
    message: (piece) => `"${piece}" is one sign too many.`,
    put: ([piece]) => piece.charAt(0),
    isSafe: true,
  },
];
