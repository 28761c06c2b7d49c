import { normalisePhone } from '../../../forms/rules/index.ts';
import { textProperty } from '../../read/json.ts';
import { phoneNumbersOf } from '../phone-numbers.ts';
import { type Advice, suggestWriting } from '../suggestions.ts';

/** A link that contains a number or address, instead of a placeholder for the company's. */
export interface ContactLinkIssue extends Advice {
  code: 'contact-as-text' | 'contact-differs' | 'bad-link';
  message: string;
}

/**
 * What is wrong with a link that contains a number or address; undefined for other links.
 * @param site the data of site.json
 */
export function typedContact(link: string, site: unknown): ContactLinkIssue | undefined {
  return typedPhone(link, site) ?? typedMail(link, site);
}

const DIALS = /^(?<scheme>(?:tel:)?)(?<number>\+?\(?\d[\d ().-]{5,18})$/;
const CHATS = /^(?<scheme>https:\/\/wa\.me\/)(?<number>[+\d][\d ().-]{6,19})(?<rest>\?.*)?$/s;
/** Links to chats in their longer form, which work like https://wa.me/ links. */
const SENDS = /^https:\/\/api\.whatsapp\.com\/send\/?\?phone=(?<number>[1-9]\d{6,14})(?:&(?<rest>.*))?$/s;

function typedPhone(link: string, site: unknown): ContactLinkIssue | undefined {
  const { scheme, number: written, rest = '' } = (DIALS.exec(link) ?? CHATS.exec(shortChat(link)))?.groups ?? {};
  const own = textProperty(site, 'phoneLink');
  const chat = textProperty(site, 'whatsapp');
  if (scheme === undefined || written === undefined || own === undefined) return undefined;
  const number = digitsOf(written);
  const isCall = scheme === 'tel:' || scheme === '';
  const numbers = phoneNumbersOf(site);
  const international = (numbers && normalisePhone(number, numbers)) || `+${number.replace('+', '')}`;
  const right = isCall ? 'tel:{{site.phoneLink}}' : `${scheme}{{site.whatsapp}}${rest}`;
  const isOwn = international === own || (!isCall && number === chat);
  const works = number === written && scheme !== '' && (isCall || /^[1-9]/.test(number));
  if (isOwn && !works)
    return {
      code: 'bad-link',
      message:
        scheme === ''
          ? `"${link}" is a phone number, not a link.`
          : `"${link}" does not work as a link: ${isCall ? 'phones dial' : 'chats open with'} the country code and digits only.`,
      ...suggestWriting(right),
    };
  if (isOwn)
    return {
      code: 'contact-as-text',
      message: `The company's number is typed into this link; if the number changes, the link would still ${isCall ? 'dial' : 'write to'} the old one.`,
      ...suggestWriting(right),
    };
  // A number written with spaces and the like is reported as a link that does not work.
  if (!works) return undefined;
  const asTyped = isCall ? `tel:${international}` : link;
  const keep = asTyped === link ? 'leave it as it is' : `write "${asTyped}"`;
  return {
    code: 'contact-differs',
    message: `This link ${isCall ? 'dials' : 'writes to'} ${number}, but the company's number is ${own}.`,
    suggestion: `Write "${right}"; if this other number is intended, ${keep}.`,
    meant: right,
  };
}

/** The digits to dial. The zero in +44 (0)20 is only for calls from the same country, so it is removed. */
const digitsOf = (written: string) => written.replace(/(?<=^\+\d{1,3}[ -]?)\(0\)/, '').replace(/[ ().-]/g, '');

/** The link to a chat in its short form. */
function shortChat(link: string): string {
  const { number, rest } = SENDS.exec(link)?.groups ?? {};
  return number === undefined ? link : `https://wa.me/${number}${rest === undefined ? '' : `?${rest}`}`;
}

function typedMail(link: string, site: unknown): ContactLinkIssue | undefined {
  const address = /^mailto:([^?]+)/.exec(link)?.[1]?.toLowerCase();
  const name = ['email', 'inbox'].find((one) => textProperty(site, one)?.toLowerCase() === address);
  if (address === undefined || name === undefined) return undefined;
  return {
    code: 'contact-as-text',
    message: `${address} is typed here; if the address changes, this link would still use the old one.`,
    ...suggestWriting(link.replace(/(?<=^mailto:)[^?]+/, `{{site.${name}}}`)),
  };
}

/** Finds links with a placeholder for a number or address of site.json that does not work there. */
export function misquotedContact(link: string): (Advice & { code: 'bad-link'; message: string }) | undefined {
  const [, scheme = '', name = '', rest = ''] =
    /^(tel|mailto|https:\/\/wa\.me)[:/\s]*\+?\{\{\s*site\.(\w+)\s*\}\}(\?.*)?$/i.exec(link) ?? [];
  const bare = /^(?!https?:|tel:|mailto:)[^/#?]*\{\{\s*site\.(phone|phoneLink|email|inbox)\s*\}\}\s*$/i.exec(link)?.[1];
  if (bare !== undefined)
    return {
      code: 'bad-link',
      message: `"${link}" is not a link: it must begin with ${bare.startsWith('phone') ? 'tel:' : 'mailto:'}.`,
      ...suggestWriting(bare.startsWith('phone') ? 'tel:{{site.phoneLink}}' : `mailto:{{site.${bare}}}`),
    };
  if (scheme === '') return undefined;
  if (scheme === 'mailto' && /^(?:phone|phoneLink|whatsapp)$/.test(name))
    return {
      code: 'bad-link',
      message: `"${link}" opens a mail to a phone number.`,
      ...suggestWriting('tel:{{site.phoneLink}}'),
    };
  if (scheme === 'tel' && /^(?:email|inbox)$/.test(name))
    return {
      code: 'bad-link',
      message: `"${link}" calls an email address.`,
      ...suggestWriting(`mailto:{{site.${name}}}`),
    };
  const right = { tel: 'tel:{{site.phoneLink}}', mailto: 'mailto:{{site.email}}' }[scheme.toLowerCase()];
  return {
    code: 'bad-link',
    message: `"${link}" does not work as a link: it must have no spaces, and quote ${scheme === 'mailto' ? 'an address' : 'digits alone'}.`,
    ...suggestWriting(`${right ?? 'https://wa.me/{{site.whatsapp}}'}${rest}`),
  };
}
