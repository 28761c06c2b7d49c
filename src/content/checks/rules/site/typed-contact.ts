import type { PhoneNumbers } from '../../../../contracts/resolved.ts';
import { normalisePhone } from '../../../../forms/rules/index.ts';
import type { Content, ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { figuresInWords, phoneNumbersOf } from '../../../references/phone-numbers.ts';
import { isVisible } from '../../../references/visible-texts.ts';
import { replacePiece, unsure } from '../../../report/fixes.ts';
import type { Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../slips/text-signs.ts';

/** Phone, address, post box and name of the company stand once, in site.json, and are quoted everywhere else. */
export const check: Check = {
  codes: {
    'contact-as-text': 'warning',
    'contact-differs': 'warning',
    'bad-phone': 'error',
    'misspelt-name': 'warning',
  },
  start: (content, report) => {
    const company = companyOf(content);
    return {
      text: (text, pointerOf, document, signs) => {
        if (!company || (document.file.kind.name === 'site' && pointerOf() !== '/legalName')) return;
        if ((signs & (Sign.digit | Sign.at)) === 0 && !company.trace.test(text)) return;
        const { kind } = document.file;
        const found =
          slipIn(text, signs, company, kind.name) ??
          ((signs & Sign.digit) === 0 ? undefined : noPhone(text, pointerOf, document, company));
        if (!found) return;
        const pointer = pointerOf();
        if (pointer.startsWith('/params/')) return;
        if (kind.name !== 'facts' && !isVisible(text, pointer, document)) return;
        // Another rule says of an example that its own field refuses it.
        if (found.code === 'bad-phone' && pointer.endsWith('/placeholder')) return;
        const { piece, put, ...words } = found;
        const fix = put === undefined ? {} : { fix: unsure(replacePiece(pointer, text, piece, put)) };
        report({ path: document.file.path, pointer, at: { text: piece }, ...words, ...fix });
      },
    };
  },
};

/** What is known of the company. */
interface Company {
  name: string;
  legalName: string;
  phone: string;
  mails: [name: string, address: string][];
  boxes: string[];
  times: string[];
  /** The figures of a phone number of the company's country. */
  numbers: RegExp;
  /** How many there are, and with what they begin. */
  rule: PhoneNumbers | undefined;
  /** What may begin one of the names: nearly all texts have none of it. */
  trace: RegExp;
  /** The same for the short name alone. */
  starts: RegExp;
}

const POST_BOX = /\bP\.?\s?O\.?\s*Box\s+(\d[\d\s-]*\d|\d+)/i;
const HOURS = /\d{1,2}[:.]\d{2}\s*[–—-]\s*\d{1,2}[:.]\d{2}/;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

function companyOf(content: Content): Company | undefined {
  const site = content.data('site');
  const text = (name: string) => textProperty(site, name) ?? '';
  const name = text('name');
  if (name === '') return undefined;
  const numbers = property(site, 'phoneNumbers');
  const prefixes = [
    `\\+${textProperty(numbers, 'countryCode') ?? '\\d{1,3}'}`,
    textProperty(numbers, 'trunkPrefix') ?? '',
  ];
  const phone = `(?<![\\d+\\w/=])(?:${prefixes.filter((prefix) => prefix !== '').join('|')})[ \\d()-]{7,14}\\d(?![\\d%])`;
  return {
    name,
    legalName: text('legalName'),
    phone: digits(text('phoneLink')),
    mails: (['email', 'inbox'] as const).map((property) => [property, text(property)]),
    boxes: listProperty(site, 'address').flatMap((line) => POST_BOX.exec(String(line))?.[1]?.replace(/\s/g, '') ?? []),
    times: listProperty(site, 'hours').map((entry) => bareTime(textProperty(entry, 'time') ?? '')),
    numbers: new RegExp(phone),
    rule: phoneNumbersOf(site),
    trace: wordsOf(initials(name, text('legalName'))),
    starts: wordsOf(initials(name)),
  };
}

/** The first letters of these names, to begin a pattern with. */
const initials = (...names: string[]) => names.map((name) => escaped(name.charAt(0))).join('');

/** Words that begin with one of these letters. */
const wordsOf = (letters: string) => new RegExp(`(?<![\\p{L}\\p{N}])[${letters}]`, 'giu');

const digits = (text: string) => text.replace(/\D/g, '');
const bareTime = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/[—-]/g, '–')
    .replaceAll('.', ':')
    .replace(/\b0(?=\d:)/g, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Found = Pick<Issue, 'code' | 'message' | 'suggestion'> & { piece: string; put?: string };

function slipIn(text: string, signs: number, company: Company, kind: string): Found | undefined {
  const plain = text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, (part) => ' '.repeat(part.length));
  const has = (sign: number) => (signs & sign) !== 0;
  return (
    (has(Sign.digit) ? phoneIn(plain.replace(POST_BOX, ''), company, kind) : undefined) ??
    (has(Sign.at) ? mailIn(plain, company, kind) : undefined) ??
    (has(Sign.digit) ? (boxIn(plain, company, kind) ?? hoursIn(plain, company)) : undefined) ??
    nameIn(plain, company)
  );
}

function typed(piece: string, what: string, put: string): Found {
  return {
    code: 'contact-as-text',
    piece,
    put,
    message: `${piece} is typed out here; when ${what} changes, this place would keep the old one.`,
    suggestion: `Write ${put}.`,
  };
}

/** Where phone numbers are examples of what visitors may type. */
const WITH_EXAMPLES = new Set(['forms', 'messages', 'server-messages', 'facts']);

function phoneIn(text: string, { numbers, rule, phone }: Company, kind: string): Found | undefined {
  const piece = numbers.exec(text)?.[0];
  if (piece === undefined || phone === '') return undefined;
  if (rule && normalisePhone(piece, rule) === null) return badPhone(piece, rule);
  if (WITH_EXAMPLES.has(kind)) return undefined;
  const figures = digits(piece);
  const national = phone.slice(-9);
  if (figures.endsWith(national)) return typed(piece, 'the phone number', '{{site.phone}}');
  return {
    code: 'contact-differs',
    piece,
    put: '{{site.phone}}',
    message: `${piece} is another phone number than that of site.json.`,
    suggestion: 'Write {{site.phone}}, or make sure that this number is meant, and leave it.',
  };
}

/** Figures that stand where a phone number belongs; words there are the label of a link. */
function noPhone(text: string, pointer: () => string, { file }: ContentDocument, { rule }: Company): Found | undefined {
  if (file.kind.name !== 'pages' || !rule || !/^[+\d(]/.test(text) || !pointer().endsWith('/phone')) return undefined;
  return normalisePhone(text, rule) === null ? badPhone(text, rule) : undefined;
}

/** A number that nobody can dial. */
function badPhone(piece: string, numbers: PhoneNumbers): Found {
  const { countryCode, trunkPrefix } = numbers;
  return {
    code: 'bad-phone',
    piece,
    message: `Nobody can dial ${piece}: behind +${countryCode}${trunkPrefix === '' ? '' : ` or ${trunkPrefix}`} come ${figuresInWords(numbers)}.`,
    suggestion: 'Count the figures, and write the number that is meant; {{site.phone}} is that of the company.',
  };
}

function mailIn(text: string, { mails }: Company, kind: string): Found | undefined {
  const piece = MAIL.exec(text)?.[0].replace(/\.$/, '');
  if (piece === undefined || kind === 'forms') return undefined;
  const own = mails.find(([, address]) => address.toLowerCase() === piece.toLowerCase());
  if (own) return typed(piece, 'the address', `{{site.${own[0]}}}`);
  const [name, meant] = mails.find(([, address]) => isNearly(piece, address)) ?? [];
  if (name === undefined) return undefined;
  return {
    code: 'contact-differs',
    piece,
    put: `{{site.${name}}}`,
    message: `"${piece}" is nearly the address of site.json, ${meant}, but not the same.`,
    suggestion: `Write {{site.${name}}}.`,
  };
}

function boxIn(text: string, { boxes }: Company, kind: string): Found | undefined {
  const found = POST_BOX.exec(text);
  const box = found?.[1]?.replace(/\s/g, '');
  if (!found || box === undefined || boxes.length === 0) return undefined;
  if (boxes.includes(box)) {
    if (kind === 'facts') return undefined;
    return {
      code: 'contact-as-text',
      piece: found[0],
      message: `${found[0]} is typed out here; when the post box changes, this place would keep the old one.`,
      suggestion: 'Put it into facts.json, where it stands once, and quote it as {{facts.name}}.',
    };
  }
  return {
    code: 'contact-differs',
    piece: found[0],
    message: `${found[0]} is another post box than that of site.json (${boxes.join(', ')}).`,
    suggestion: 'Correct one of the two.',
  };
}

function hoursIn(text: string, { times }: Company): Found | undefined {
  const piece = HOURS.exec(text)?.[0];
  if (piece === undefined || times.length === 0 || times.some((time) => time.includes(bareTime(piece))))
    return undefined;
  return {
    code: 'contact-differs',
    piece,
    message: `The opening hours of site.json do not say ${piece}.`,
    suggestion:
      'Show the hours with a section "contact-details", which takes them from site.json, or make sure that other hours are meant.',
  };
}

/** By so many characters a slip makes a name longer or shorter. */
const LONGER = 1;

/** The name of the company with a slip, or in other capitals. */
function nameIn(text: string, { name, legalName, starts }: Company): Found | undefined {
  for (const { index } of text.matchAll(starts)) {
    for (const piece of piecesAt(text, index, name.length)) {
      if (piece === name || piece.toUpperCase() === legalName.slice(0, piece.length).toUpperCase()) break;
      if (isSlipOf(piece, name)) return misspelt(piece, name, '{{site.name}}');
    }
  }
  const short = legalName.replace(/ (?:Limited|Ltd\.?|Company|Co\.?)$/, '');
  const long = short !== legalName && new RegExp(`${escaped(short)} (?:Ltd\\b\\.?|Co\\b\\.?)`, 'i').exec(text)?.[0];
  return long ? misspelt(long, legalName, '{{site.legalName}}') : undefined;
}

/** What begins at a place, ends with a word, and is about so long. */
function piecesAt(text: string, start: number, length: number): string[] {
  const around = text.slice(start, start + length + LONGER + 1);
  const ends = [...around.matchAll(/[\p{L}\p{N}](?![\p{L}\p{N}’'-])/gu)].map(({ index }) => index + 1);
  return ends
    .filter((end) => Math.abs(end - length) <= LONGER && end <= length + LONGER)
    .map((end) => around.slice(0, end));
}

function isSlipOf(piece: string, name: string): boolean {
  if (piece.toLowerCase() === name.toLowerCase()) return true;
  return (
    name.length >= 8 &&
    piece.length >= 6 &&
    piece.charAt(0).toLowerCase() === name.charAt(0).toLowerCase() &&
    isNearly(piece, name)
  );
}

/** Whether two texts differ in one or two letters only. */
function isNearly(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  let start = 0;
  while (start < first.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < first.length - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  return Math.max(first.length, second.length) - start - end <= 2;
}

function misspelt(piece: string, name: string, put: string): Found {
  return {
    code: 'misspelt-name',
    piece,
    put,
    message: `"${piece}" is not how the company writes its name: ${name}.`,
    suggestion: `Write ${put}.`,
  };
}
