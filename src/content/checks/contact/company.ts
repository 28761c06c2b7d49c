import type { PhoneNumbers } from '../../../contracts/resolved.ts';
import type { Content } from '../../read/content.ts';
import { asObject, listProperty, property, textProperty } from '../../read/json.ts';
import { memoizeByObject } from '../../read/memoize.ts';
import { phoneNumbersOf } from '../../references/phone-numbers.ts';
import type { Issue } from '../../report/issues.ts';

/** The company's contact details. */
export interface Company {
  phone: string;
  mails: [name: string, address: string][];
  boxes: string[];
  /** The names and values of facts that are used for a post box. */
  quotations: [name: string, value: string][];
  /** A pattern for phone numbers of the company's country. */
  numbers: RegExp;
  /** The length and first digits of such numbers. */
  rule: PhoneNumbers | undefined;
}

/** A post box, with its number. */
export const POST_BOX =
  /\b(?:P\.?\s?O\.?\s*Box\s+(?:No\.?\s*)?|(?<!\w\.\s?)Box\s+(?=\d{3}))(\d+(?:\s*[-–]\s*\d+|\s\d{4,})?)/i;

/** The contact details in site.json; undefined if it cannot be read. */
export const companyOf = memoizeByObject((content: Content): Company | undefined => {
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
    numbers: new RegExp(phone),
    rule: phoneNumbersOf(site),
  };
});

/** The digits of a number, without the punctuation between them. */
export const digits = (text: string) => text.replace(/\D/g, '');

/** Normalises a post box, with its postal code after a hyphen. */
export const bareBox = (box: string) => box.trim().replace(/\s*[-–]\s*|\s+/, '-');

/** Content types in which phone numbers and addresses are examples for visitors. */
export const WITH_EXAMPLES = new Set(['forms', 'messages', 'server-messages', 'facts']);

/** What is wrong with a piece of a text, and what to put in its place. */
export type ContactIssue = Pick<Issue, 'code' | 'message' | 'suggestion'> & { piece: string; put?: string };

/** The finding for contact details that are typed. @param put the placeholder for them; without it, `suggestion` says more */
export const typed = (piece: string, what: string, put?: string, suggestion = `Write ${put}.`): ContactIssue => ({
  code: 'contact-as-text',
  piece,
  ...(put !== undefined && { put }),
  message: `${piece} is typed here; if ${what} changes, this text would keep the old one.`,
  suggestion,
});
