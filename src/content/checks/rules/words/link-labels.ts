import { normalisePhone } from '../../../../forms/rules/index.ts';
import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import { MAIL_ADDRESS } from '../../../references/addresses/mail-address.ts';
import { phoneNumbersOf } from '../../../references/phone-numbers.ts';
import { filledText } from '../../../references/placeholders.ts';
import { type Content, type ContentDocument, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Checks that links that show a phone number or email address use the same one. */
export const rule: Rule = {
  codes: { 'link-elsewhere': 'warning' },
  onText: (text, pointerOf, document, features, content) => {
    if (/^(?:mailto|tel):/.test(text)) {
      const words = labelBeside(pointerOf(), document);
      return words === undefined ? undefined : elsewhere(words, text, content);
    }
    if ((features & TextFeature.bracket) === 0) return undefined;
    return [...text.matchAll(/\[([^\][]+)\]\(((?:mailto|tel):[^()\s]+)\)/g)].map(([piece, words = '', link = '']) => {
      const issue = elsewhere(words, link, content);
      return issue && { ...issue, at: { text: piece } };
    });
  },
};

function elsewhere(words: string, link: string, content: Content): ValueIssue | undefined {
  // The two ways to write the phone number are compared in site.json.
  if (words.includes('{{site.') && link.startsWith('tel:{{site.')) return undefined;
  const placeholderSources = content.placeholderSources();
  const [shown, target] = [filledText(words, placeholderSources) ?? '', filledText(link, placeholderSources) ?? ''];
  const isMail = target.startsWith('mailto:');
  const stated = isMail ? MAIL_ADDRESS.exec(shown)?.[0] : PHONE.exec(shown)?.[0].trim();
  const there = target.replace(/^\w+:|\?.*$/g, '');
  // A quotation that could not be filled in is reported by another rule.
  if (stated === undefined || there === '' || there.includes('{')) return undefined;
  if (isMail ? isSameMail(stated, there) : isSameNumber(stated, there)) return undefined;
  return {
    code: 'link-elsewhere',
    message: `The text says ${stated}, but the link ${isMail ? 'writes to' : 'dials'} ${there}.`,
    suggestion: adviceOn(linkTo(stated, isMail, content), quotedIn(link)),
  };
}

/** The placeholder that shows what a link of the company opens; undefined for other links. */
const quotedIn = (link: string) =>
  ({ 'tel:{{site.phoneLink}}': '{{site.phone}}', 'mailto:{{site.email}}': '{{site.email}}' })[link.replace(/\?.*/, '')];

function adviceOn(right: string | undefined, quoted: string | undefined): string {
  if (right === undefined)
    return quoted === undefined ? 'Use the same one in both places.' : `Write ${quoted} as the text.`;
  return quoted === undefined
    ? `Write "${right}" as the link, or correct the text.`
    : `Write ${quoted} as the text; if the other one is meant, write "${right}" as the link.`;
}

/** The link for a number or an address that a text shows; undefined for a number that cannot be dialled. */
function linkTo(stated: string, isMail: boolean, content: Content): string | undefined {
  const site = content.data('site');
  if (isMail)
    return isSameMail(stated, textProperty(site, 'email') ?? '') ? 'mailto:{{site.email}}' : `mailto:${stated}`;
  if (isSameNumber(stated, textProperty(site, 'phoneLink') ?? '')) return 'tel:{{site.phoneLink}}';
  const numbers = phoneNumbersOf(site);
  const number = numbers && normalisePhone(stated, numbers);
  return number ? `tel:${number}` : undefined;
}

const PHONE = /(?<![\w/])\+?\d[\d ()-]{6,}\d/;

const isSameMail = (one: string, other: string) => decodeURIComponent(other).toLowerCase() === one.toLowerCase();

/** Whether two numbers have the same ending: one may start with the country code, the other with a zero. */
function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [one, other].map((number) => number.replace(/\D/g, '').slice(-LAST_FIGURES));
  return first === second;
}
const LAST_FIGURES = 7;

/** The label of the button whose link is at a pointer. */
function labelBeside(pointer: string, { data }: ContentDocument): string | undefined {
  const parent = valueAt(data, parentPointer(pointer));
  return textProperty(parent, 'label') ?? textProperty(parent, 'phone');
}
