import type { PhoneNumbers } from '../../../../contracts/resolved.ts';
import { normalisePhone } from '../../../../forms/rules/index.ts';
import { textProperty } from '../../../read/json.ts';
import { describeDigits, phoneNumbersOf, withoutTrunkPrefix } from '../../../references/phone-numbers.ts';
import { editDistance } from '../../../references/suggestions.ts';
import { changeTo, likelyValue, rightValue } from '../../../report/fixes.ts';
import { asErrors, asWarnings, type FileIssue, type Rule } from '../../rule.ts';

/** Checks that the displayed phone number is the one that is dialled, and valid in its country. */
export const rule: Rule = {
  codes: {
    ...asErrors('phones-differ impossible-phone bad-whatsapp'),
    ...asWarnings('other-whatsapp'),
  },
  files: 'site',
  onDocument: ({ data }) => [impossible(data) ?? differing(data), noChat(data) ?? otherChat(data)],
};

/** The number of `phone` as dialled; undefined if it is invalid, or the country's number format is unknown. */
function dialled(phone: string | undefined, numbers: PhoneNumbers | undefined): string | undefined {
  return (phone !== undefined && numbers && normalisePhone(phone, numbers)) || undefined;
}

function differing(data: unknown): FileIssue | undefined {
  const phone = textProperty(data, 'phone');
  const link = textProperty(data, 'phoneLink');
  const numbers = phoneNumbersOf(data);
  if (phone === undefined || link === undefined) return undefined;
  if (!/^\+\d+$/.test(link)) return unlinked(link, numbers);
  const number = dialled(phone, numbers) ?? `+${phone.replace(/\D/g, '')}`;
  if (number === link) return numbers && !phone.trim().startsWith('+') ? local(phone, numbers) : undefined;
  return {
    code: 'phones-differ',
    message: `Phones would dial ${link}, but the text says ${phone}.`,
    ...likelyValue('/phoneLink', number, `Write "${number}", or correct "phone".`),
  };
}

/** Reports a phone link with a number in national or display format. */
function unlinked(link: string, numbers: PhoneNumbers | undefined): FileIssue | undefined {
  const right = dialled(link, numbers);
  if (right === undefined) return undefined;
  return {
    code: 'phones-differ',
    message: `Phones abroad cannot dial ${link}. Write the country code and digits only.`,
    ...rightValue('/phoneLink', right),
  };
}

/** Reports a number that can only be dialled within the country. */
function local(phone: string, { countryCode, trunkPrefix }: PhoneNumbers): FileIssue {
  const digits = phone.replace(/\D/g, '');
  const right = digits.startsWith(countryCode)
    ? `+${digits}`
    : `+${countryCode} ${phone.trim().slice(phone.trim().startsWith(trunkPrefix) ? trunkPrefix.length : 0)}`;
  return {
    code: 'phones-differ',
    message: `${phone} cannot be dialled from abroad.`,
    ...likelyValue('/phone', right),
  };
}

/** What is wrong with a number that is recognisably another one. */
function typoIn(phone: string, numbers: PhoneNumbers): Pick<FileIssue, 'message' | 'suggestion' | 'fix'> | undefined {
  const short = withoutTrunkPrefix(phone, numbers);
  const figures = phone.replace(/o/gi, '0').replace(/[il]/gi, '1');
  const right = short ?? (dialled(figures, numbers) === undefined ? undefined : figures);
  if (right === undefined) return undefined;
  const why =
    short === undefined
      ? 'letters where figures belong'
      : `a ${numbers.trunkPrefix} after the country code, where there is none`;
  return { message: `${phone} has ${why}.`, suggestion: `Write "${right}".`, fix: changeTo('/phone', right) };
}

function impossible(data: unknown): FileIssue | undefined {
  const phone = textProperty(data, 'phone');
  const numbers = phoneNumbersOf(data);
  if (phone === undefined || !numbers || dialled(phone, numbers) !== undefined) return undefined;
  const typo = typoIn(phone, numbers);
  if (typo) return { pointer: '/phone', code: 'impossible-phone', ...typo };
  return {
    pointer: '/phone',
    code: 'impossible-phone',
    message: `${phone} is not a number that "phoneNumbers" allows: after +${numbers.countryCode} come ${describeDigits(numbers)}.`,
    suggestion: 'Correct the number, or the rules for the country in "phoneNumbers".',
  };
}

/** Whether a number of the company's country has too many or too few digits. */
function isShort(written: string, numbers: PhoneNumbers): boolean {
  return written.startsWith(numbers.countryCode) && dialled(`+${written}`, numbers) === undefined;
}

/** Reports a number for chat links that is not the country code and digits only. */
function noChat(data: unknown): FileIssue | undefined {
  const written = textProperty(data, 'whatsapp');
  const numbers = phoneNumbersOf(data);
  if (written === undefined || !numbers || (/^[1-9]\d{7,14}$/.test(written) && !isShort(written, numbers)))
    return undefined;
  const link = textProperty(data, 'phoneLink')?.slice(1) ?? '';
  const isNear = editDistance(written, link) <= MAX_TYPO_DIGITS && dialled(`+${link}`, numbers) !== undefined;
  const number = (dialled(written, numbers) ?? dialled(`+${written}`, numbers))?.slice(1);
  const right = number ?? (isNear ? link : undefined);
  return {
    pointer: '/whatsapp',
    code: 'bad-whatsapp',
    message: `"${written}" does not open a chat: it must be the country code and the number, digits only.`,
    suggestion: right === undefined ? `Write it as in "${numbers.countryCode}700000000".` : `Write "${right}".`,
    ...(right !== undefined && { fix: { ...changeTo('/whatsapp', right), isSafe: number !== undefined } }),
  };
}

/** Repeated digits, as only in numbers of examples. */
const REPEATED_DIGITS = /(\d)\1{5}/;

/** Reports a chat number that nearly equals the phone number, or is still the example after that was replaced. */
function otherChat(data: unknown): FileIssue | undefined {
  const [written = '', link = ''] = ['whatsapp', 'phoneLink'].map((name) => textProperty(data, name)?.replace('+', ''));
  if (!/^\d+$/.test(written) || !/^\d+$/.test(link) || written === link) return undefined;
  const isLeft = REPEATED_DIGITS.test(written) && !REPEATED_DIGITS.test(link);
  if (!isLeft && editDistance(written, link) > MAX_TYPO_DIGITS) return undefined;
  return {
    code: 'other-whatsapp',
    message: isLeft
      ? `Chats would still go to ${written}, the number of an example, while calls go to ${link}.`
      : `Chats would go to ${written}, which is nearly the number for calls, ${link}, but not quite.`,
    ...likelyValue('/whatsapp', link, `Write "${link}", or the number that answers chats.`),
  };
}

/** How many digits may differ by a typo; with more, the numbers are different on purpose. */
const MAX_TYPO_DIGITS = 2;
