import type { PhoneNumbers } from '../../../../contracts/resolved.ts';
import { normalisePhone } from '../../../../forms/rules/index.ts';
import type { Content, ContentDocument } from '../../../read/content.ts';
import { asObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { oncePer } from '../../../read/once-per.ts';
import { isPrivateMailbox } from '../../../references/addresses/private-mailbox.ts';
import { isNearly } from '../../../references/nearest.ts';
import { describeDigits, phoneNumbersOf, withoutTrunkPrefix } from '../../../references/phone-numbers.ts';
import { correction } from '../../../report/fixes.ts';
import type { Issue } from '../../../report/issues.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../text-rules/text-signs.ts';

/**
 * Checks that the company's phone, address and post box are only written in site.json, and used by placeholder
 * elsewhere.
 */
export const check: Check = {
  codes: {
    'contact-as-text': 'warning',
    'contact-differs': 'warning',
    'bad-phone': 'error',
  },
  text: (text, pointerOf, document, signs, content) => {
    if (document.file.kind.name === 'site' || (signs & (Sign.digit | Sign.at)) === 0) return undefined;
    const company = companyOf(content);
    if (!company) return undefined;
    const { kind } = document.file;
    const found =
      slipIn(text, signs, company, kind.name) ??
      ((signs & Sign.digit) === 0 ? undefined : noPhone(text, pointerOf, document, company));
    if (!found) return undefined;
    const pointer = pointerOf();
    if (pointer.startsWith('/params/')) return undefined;
    if (kind.name !== 'facts' && !isVisible(text, pointer, document)) return undefined;
    // Examples that their own field would reject are reported by another rule.
    if (found.code === 'bad-phone' && pointer.endsWith('/placeholder')) return undefined;
    // Each line of hours is compared with the hours of its day by another rule.
    if (found.code === 'hours-differ' && /\/hours\/\d+\/time$/.test(pointer)) return undefined;
    const { piece, put, ...words } = found;
    return { ...words, ...(put === undefined ? { at: { text: piece } } : correction(pointer, text, piece, put)) };
  },
};

/** The company's contact details. */
interface Company {
  phone: string;
  mails: [name: string, address: string][];
  boxes: string[];
  /** The names and values of facts that are used for a post box. */
  quotations: [name: string, value: string][];
  times: string[];
  /** A pattern for phone numbers of the company's country. */
  numbers: RegExp;
  /** The length and first digits of such numbers. */
  rule: PhoneNumbers | undefined;
}

const POST_BOX = /\b(?:P\.?\s?O\.?\s*Box\s+(?:No\.?\s*)?|(?<!\w\.\s?)Box\s+(?=\d{3}))(\d+(?:\s*[-–]\s*\d+|\s\d{4,})?)/i;
const HOURS = /\d{1,2}[:.]\d{2}\s*[–—-]\s*\d{1,2}[:.]\d{2}/;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

const companyOf = oncePer((content: Content): Company | undefined => {
  const site = content.data('site');
  const text = (name: string) => textProperty(site, name) ?? '';
  if (site === undefined) return undefined;
  const numbers = property(site, 'phoneNumbers');
  const prefixes = [
    `\\+${textProperty(numbers, 'countryCode') ?? '\\d{1,3}'}`,
    textProperty(numbers, 'trunkPrefix') ?? '',
  ];
  const phone = `(?<![\\d+\\w/=])(?:${prefixes.filter((prefix) => prefix !== '').join('|')})[ \\d()-]{7,17}\\d(?![\\d%])`;
  return {
    phone: digits(text('phoneLink')),
    mails: (['email', 'inbox'] as const).map((property) => [property, text(property)]),
    boxes: listProperty(site, 'address').flatMap((line) => POST_BOX.exec(String(line))?.slice(1, 2).map(bareBox) ?? []),
    quotations: Object.entries(asObject(content.data('facts'))).flatMap(([name, fact]): [string, string][] => {
      const value = textProperty(fact, 'value') ?? '';
      return POST_BOX.test(value) ? [[name, value]] : [];
    }),
    times: listProperty(site, 'hours').map((entry) => bareTime(textProperty(entry, 'time') ?? '')),
    numbers: new RegExp(phone),
    rule: phoneNumbersOf(site),
  };
});

const digits = (text: string) => text.replace(/\D/g, '');
const bareTime = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/[—-]/g, '–')
    .replaceAll('.', ':')
    .replace(/\b0(?=\d:)/g, '');

type Found = Pick<Issue, 'code' | 'message' | 'suggestion'> & { piece: string; put?: string };

function slipIn(text: string, signs: number, company: Company, kind: string): Found | undefined {
  const plain = text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, (part) => ' '.repeat(part.length));
  const has = (sign: number) => (signs & sign) !== 0;
  return (
    (has(Sign.digit) ? phoneIn(plain.replace(POST_BOX, ''), company, kind) : undefined) ??
    (has(Sign.at) ? mailIn(plain, company, kind) : undefined) ??
    (has(Sign.digit) ? (boxIn(plain, company, kind) ?? hoursIn(plain, company)) : undefined)
  );
}

function typed(piece: string, what: string, put: string): Found {
  return {
    code: 'contact-as-text',
    piece,
    put,
    message: `${piece} is typed here; if ${what} changes, this text would keep the old one.`,
    suggestion: `Write ${put}.`,
  };
}

/** Content types in which phone numbers are examples for visitors. */
const WITH_EXAMPLES = new Set(['forms', 'messages', 'server-messages', 'facts']);

/** Matches a post box with its postal code, or a date. */
const NO_PHONE = /^\d{5}-\d{5}$|^\d{2}-\d{2}-\d{4}$/;

function phoneIn(text: string, { numbers, rule, phone }: Company, kind: string): Found | undefined {
  const piece = numbers.exec(text)?.[0] ?? ownWithoutCode(text, phone, rule);
  if (piece === undefined || phone === '' || NO_PHONE.test(piece)) return undefined;
  if (rule && normalisePhone(piece, rule) === null) return badPhone(piece, rule);
  if (WITH_EXAMPLES.has(kind)) return undefined;
  const figures = digits(piece);
  const national = phone.slice(-9);
  if (figures.endsWith(national)) return typed(piece, 'the phone number', '{{site.phone}}');
  return {
    code: 'contact-differs',
    piece,
    put: '{{site.phone}}',
    message: `${piece} is not the phone number in site.json.`,
    suggestion: 'Write {{site.phone}}, or leave it if this other number is intended.',
  };
}

/** The company's number as spreadsheets change it: without the plus, or without the leading zero. */
function ownWithoutCode(text: string, phone: string, rule: PhoneNumbers | undefined): string | undefined {
  const national = phone.slice(rule?.countryCode.length ?? 0);
  if (rule === undefined || national.length < 7) return undefined;
  const spaced = [...national].join('[ -]?');
  return new RegExp(`(?<![\\d+\\w/=.,])(?:${rule.countryCode}[ -]?)?${spaced}(?![\\d%])`).exec(text)?.[0];
}

/** Reports digits that are not a phone number where one is expected; words there are the label of a link. */
function noPhone(text: string, pointer: () => string, { file }: ContentDocument, { rule }: Company): Found | undefined {
  if (file.kind.name !== 'pages' || !rule || !/^[+\d(]/.test(text) || !pointer().endsWith('/phone')) return undefined;
  return normalisePhone(text, rule) === null ? badPhone(text, rule) : undefined;
}

/** Finds numbers that cannot be dialled. */
function badPhone(piece: string, numbers: PhoneNumbers): Found {
  const { countryCode, trunkPrefix } = numbers;
  const right = withoutTrunkPrefix(piece, numbers);
  if (right !== undefined)
    return {
      code: 'bad-phone',
      piece,
      put: right,
      message: `${piece} cannot be dialled: there is no ${trunkPrefix} after the country code.`,
      suggestion: `Write ${right}.`,
    };
  return {
    code: 'bad-phone',
    piece,
    message: `${piece} cannot be dialled: after +${countryCode}${trunkPrefix === '' ? '' : ` or ${trunkPrefix}`} come ${describeDigits(numbers)}.`,
    suggestion: 'Check the digits; {{site.phone}} is the number of the company.',
  };
}

/** A domain that is kept free for examples. */
const EXAMPLE = /@example\.(?:com|org|net)$/i;

function mailIn(text: string, { mails }: Company, kind: string): Found | undefined {
  const piece = MAIL.exec(text)?.[0].replace(/\.$/, '');
  if (piece === undefined || kind === 'forms') return undefined;
  const own = mails.find(([, address]) => address.toLowerCase() === piece.toLowerCase());
  if (own) return typed(piece, 'the address', `{{site.${own[0]}}}`);
  const companys = mails.find(([name]) => name === 'email')?.[1];
  if (EXAMPLE.test(piece) && !WITH_EXAMPLES.has(kind))
    return {
      code: 'contact-differs',
      piece,
      put: '{{site.email}}',
      message: `${piece} is an address of examples, and nobody gets what is sent there.`,
      suggestion: 'Write {{site.email}}, or the address that is meant.',
    };
  if (kind !== 'articles' && isPrivateMailbox(piece, { email: companys }))
    return {
      code: 'contact-differs',
      piece,
      put: '{{site.email}}',
      message: `${piece} is a private mailbox, not the address of the company.`,
      suggestion: 'Write {{site.email}}, or leave it if it belongs to somebody else.',
    };
  const [name, meant] = mails.find(([, address]) => isNearly(piece, address)) ?? [];
  if (name === undefined) return undefined;
  return {
    code: 'contact-differs',
    piece,
    put: `{{site.${name}}}`,
    message: `"${piece}" is almost the address in site.json, ${meant}, but not quite.`,
    suggestion: `Write {{site.${name}}}.`,
  };
}

function boxIn(text: string, { boxes, quotations }: Company, kind: string): Found | undefined {
  const found = POST_BOX.exec(text);
  const box = bareBox(found?.[1] ?? '');
  const [own] = boxes;
  if (!found || own === undefined) return undefined;
  const fact = quotations.find(([, value]) =>
    boxes.some((one) => bareBox(POST_BOX.exec(value)?.[1] ?? '') === one),
  )?.[0];
  const quoted = fact === undefined ? undefined : `{{facts.${fact}}}`;
  if (boxes.some((one) => one === box || one.startsWith(`${box}-`))) {
    if (kind === 'facts') return undefined;
    if (quoted !== undefined) return typed(found[0], 'the post box', quoted);
    return {
      code: 'contact-as-text',
      piece: found[0],
      message: `${found[0]} is typed here; if the post box changes, this text would keep the old one.`,
      suggestion: 'Add it to facts.json once, and quote it as {{facts.name}}.',
    };
  }
  return {
    code: 'contact-differs',
    piece: found[0],
    message: `${found[0]} is not the post box in site.json (${boxes.join(', ')}).`,
    suggestion: `Write ${quoted ?? found[0].replace(found[1] ?? '', own)}; if this one is right, correct "address" in site.json.`,
  };
}

/** Normalises a post box, with its postal code after a hyphen. */
const bareBox = (box: string) => box.trim().replace(/\s*[-–]\s*|\s+/, '-');

const ALL_HOURS = new RegExp(HOURS.source, `${HOURS.flags}g`);

function hoursIn(text: string, { times }: Company): Found | undefined {
  const piece = text.match(ALL_HOURS)?.find((one) => !times.some((time) => time.includes(bareTime(one))));
  if (piece === undefined || times.length === 0) return undefined;
  const near = times.find((time) =>
    bareTime(piece)
      .split('–')
      .some((end) => time.split('–').includes(end)),
  );
  return {
    code: 'hours-differ',
    piece,
    message: `${piece} is not among the opening hours in site.json, which are ${times.filter((time) => HOURS.test(time)).join(' and ')}.`,
    suggestion: `${near === undefined ? 'Correct it' : `Write ${near}`}, or leave it if these hours are not the company’s.`,
  };
}
