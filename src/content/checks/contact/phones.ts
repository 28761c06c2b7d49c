import type { PhoneNumbers } from '../../../contracts/resolved.ts';
import { normalisePhone } from '../../../forms/rules/index.ts';
import type { ContentDocument } from '../../read/content.ts';
import { describeDigits, withoutTrunkPrefix } from '../../references/phone-numbers.ts';
import { type Company, type ContactIssue, digits, POST_BOX, typed, WITH_EXAMPLES } from './company.ts';

/** Matches a post box with its postal code, or a date. */
const NO_PHONE = /^\d{5}-\d{5}$|^\d{2}-\d{2}-\d{4}$/;

/** The first phone number in a text that is not allowed there. */
export function phoneIn(written: string, { numbers, rule, phone }: Company, kind: string): ContactIssue | undefined {
  const text = written.replace(POST_BOX, '');
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

/** Digits that are no phone number where one is expected; words there are the label of a link. */
export function noPhone(
  text: string,
  pointer: () => string,
  { file }: ContentDocument,
  { rule }: Company,
): ContactIssue | undefined {
  if (file.kind.name !== 'pages' || !rule || !/^[+\d(]/.test(text) || !pointer().endsWith('/phone')) return undefined;
  return normalisePhone(text, rule) === null ? badPhone(text, rule) : undefined;
}

/** Finds numbers that cannot be dialled. */
function badPhone(piece: string, numbers: PhoneNumbers): ContactIssue {
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
