import { foreignMarkupMessage, TextFeature, type TextRule } from './text-rule.ts';

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
  ...{ bull: '', middot: '·', times: '×', trade: '™', reg: '®', deg: '°', pound: '£', yen: '¥', sect: '§' },
  ...{ laquo: '«', raquo: '»', larr: '←', rarr: '→', shy: '', ensp: ' ', emsp: ' ', thinsp: ' ', check: '✓' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³' },
};

const NAMES = Object.keys(ENTITIES).join('|');

/** Accents by HTML entity name. */
const MARKS: Record<string, string> = {
  ...{ acute: '\u0301', grave: '\u0300', uml: '\u0308', circ: '\u0302', tilde: '\u0303', cedil: '\u0327' },
  ring: '\u030a',
};

const accented = (name: string) => (name.charAt(0) + (MARKS[name.slice(1)] ?? '')).normalize('NFC');

function entity(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? accented(name);
  return code === 39 ? '’' : String.fromCodePoint(code > 0x10ffff ? 0x20 : code);
}

/** The equivalent of a piece of HTML in our markup. */
function withoutTags({ 0: piece, index, input }: RegExpExecArray): string {
  const [, address, words] = /^<a\s[^>]*href=["']?([^"'\s>]*)["']?[^>]*>([^<]*)<\/a>$/i.exec(piece) ?? [];
  if (address !== undefined) return `[${words}](${address})`;
  const [, bold] = /^<(?:b|strong)>([^<]*)<\/(?:b|strong)>$/i.exec(piece) ?? [];
  if (bold !== undefined) return `**${bold}**`;
  if (/^\s*<br/i.test(piece)) return index === 0 || index + piece.length === input.length ? '' : ' ';
  return piece.replace(/<[^<>]*>/g, '');
}

/** HTML elements that are copied along with texts. */
export const TAGS =
  'a|b|br|hr|strong|i|em|u|p|h[1-6]|div|span|ul|ol|li|img|script|style|iframe|table|font|center|sup|sub|small';

/** Rules for HTML in texts. */
export const markup: readonly TextRule[] = [
  {
    code: 'html-in-text',
    severity: 'error',
    findsAll: true,
    find: new RegExp(
      String.raw`<(a|b|strong|i|em|u|span|p|h[1-6])(?:\s[^<>]*)?>[^<>]*</\1>|\s*(?:<br\s*/?>\s*)+|</?(?:${TAGS})(?:\s[^<>]*)?/?>`,
      'i',
    ),
    features: TextFeature.angleBracket,
    message: foreignMarkupMessage('HTML'),
    put: withoutTags,
  },
  {
    code: 'html-in-text',
    severity: 'error',
    findsAll: true,
    find: /\s?<!--.*?(?:-->|$)/s,
    features: TextFeature.angleBracket,
    message: foreignMarkupMessage('an HTML comment'),
    put: () => '',
  },
  {
    code: 'html-entity',
    findsAll: true,
    find: new RegExp(
      String.raw`&(#\d{2,6}|#x[0-9a-f]{2,5}|${NAMES}|[a-z](?:acute|grave|uml|circ|tilde|cedil|ring))(?:;|(?<=&(?:amp|nbsp|lt|gt|quot))(?!\w))`,
      'i',
    ),
    features: TextFeature.ampersand,
    message: foreignMarkupMessage('an HTML character code'),
    put: ({ 1: name = '', index, input }) =>
      name === 'quot' && /\S$/.test(input.slice(0, index)) ? '”' : entity(name),
    isSafe: true,
  },
];
