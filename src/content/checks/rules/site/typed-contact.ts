import type { Content } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { isVisible } from '../../../references/visible-texts.ts';
import { replacePiece, unsure } from '../../../report/fixes.ts';
import type { Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Phone, address, post box and name of the company stand once, in site.json, and are quoted everywhere else. */
export const check: Check = {
  codes: { 'contact-as-text': 'warning', 'contact-differs': 'warning', 'misspelt-name': 'warning' },
  start: (content, report) => {
    const company = companyOf(content);
    return {
      text: (text, pointerOf, document) => {
        if (!company || document.file.kind.name === 'site' || !company.trace.test(text)) return;
        const pointer = pointerOf();
        if (pointer.startsWith('/params/')) return;
        if (document.file.kind.name !== 'facts' && !isVisible(text, pointer, document)) return;
        const found = slipIn(text, company, document.file.kind.name);
        if (!found) return;
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
  /** Whatever may be one of these: nearly all texts have none of it. */
  trace: RegExp;
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
  const words = [
    ...name.split(' ').map((word) => escaped(word.slice(0, 3))),
    phone,
    POST_BOX.source,
    HOURS.source,
    '@',
  ];
  return {
    name,
    legalName: text('legalName'),
    phone: digits(text('phoneLink')),
    mails: (['email', 'inbox'] as const).map((property) => [property, text(property)]),
    boxes: listProperty(site, 'address').flatMap((line) => POST_BOX.exec(String(line))?.[1]?.replace(/\s/g, '') ?? []),
    times: listProperty(site, 'hours').map((entry) => bareTime(textProperty(entry, 'time') ?? '')),
    numbers: new RegExp(phone),
    trace: new RegExp(words.map((word) => `(?:${word})`).join('|'), 'i'),
  };
}

const digits = (text: string) => text.replace(/\D/g, '');
const bareTime = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/[—-]/g, '–')
    .replaceAll('.', ':')
    .replace(/\b0(?=\d:)/g, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Found = Pick<Issue, 'code' | 'message' | 'suggestion'> & { piece: string; put?: string };

function slipIn(text: string, company: Company, kind: string): Found | undefined {
  const plain = text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, (part) => ' '.repeat(part.length));
  return (
    phoneIn(plain.replace(POST_BOX, ''), company, kind) ??
    mailIn(plain, company, kind) ??
    boxIn(plain, company, kind) ??
    hoursIn(plain, company) ??
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

function phoneIn(text: string, { numbers, phone }: Company, kind: string): Found | undefined {
  if (WITH_EXAMPLES.has(kind)) return undefined;
  const piece = numbers.exec(text)?.[0];
  if (piece === undefined || phone === '') return undefined;
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

/** The name of the company with a slip, or in other capitals. */
function nameIn(text: string, { name, legalName }: Company): Found | undefined {
  const count = name.split(' ').length;
  const words = [...text.matchAll(/[\p{L}\p{N}&’'-]+/gu)];
  for (let at = 0; at + count <= words.length; at++) {
    const start = words[at]?.index ?? 0;
    const last = words[at + count - 1];
    const piece = text.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0));
    if (piece === name || piece.toUpperCase() === legalName.slice(0, piece.length).toUpperCase()) continue;
    if (isSlipOf(piece, name)) return misspelt(piece, name, '{{site.name}}');
  }
  const short = legalName.replace(/ (?:Limited|Ltd\.?|Company|Co\.?)$/, '');
  const long = short !== legalName && new RegExp(`${escaped(short)} (?:Ltd\\b\\.?|Co\\b\\.?)`, 'i').exec(text)?.[0];
  return long ? misspelt(long, legalName, '{{site.legalName}}') : undefined;
}

function isSlipOf(piece: string, name: string): boolean {
  if (piece.toLowerCase() === name.toLowerCase()) return true;
  return (
    name.length >= 8 &&
    piece.length >= 6 &&
    Math.abs(piece.length - name.length) <= 1 &&
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
