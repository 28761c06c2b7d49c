import type { PhoneNumbers } from '../../../../contracts/resolved.ts';
import { listProperty, textProperty } from '../../../read/json.ts';
import { phoneNumbersOf } from '../../../references/phone-numbers.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { digits } from '../../contact/company.ts';
import { asErrors, type Content, type FileIssue, type Rule } from '../../rule.ts';

/** Checks that the rules for phone numbers allow the numbers that the site itself shows. */
export const rule: Rule = {
  codes: asErrors('phone-format'),
  files: 'site',
  onDocument({ data }, content) {
    const numbers = phoneNumbersOf(data);
    const examples = numbers ? examplesIn(content).map((example) => withoutPrefix(example, numbers)) : [];
    const own = numbers ? ownNumber(data, numbers) : undefined;
    if (numbers === undefined || own === undefined || examples.length === 0) return undefined;
    return otherLength(own, examples, numbers) ?? otherBeginning(own, examples, numbers);
  },
};

/** The company's number without the country code; undefined if it is not the same wherever it is written. */
function ownNumber(site: unknown, { countryCode }: PhoneNumbers): string | undefined {
  const [number, another] = new Set(['phone', 'phoneLink'].map((name) => digits(textProperty(site, name) ?? '')));
  return another === undefined && number?.startsWith(countryCode) ? number.slice(countryCode.length) : undefined;
}

/** The numbers that forms show as examples. */
const examplesIn = (content: Content): string[] =>
  content
    .documents('forms')
    .flatMap(({ data }) => listProperty(data, 'fields'))
    .filter((field) => textProperty(field, 'kind') === 'phone')
    .map((field) => digits(textProperty(field, 'placeholder') ?? ''))
    .filter((example) => example !== '');

function withoutPrefix(example: string, { countryCode, trunkPrefix }: PhoneNumbers): string {
  const prefix = [countryCode, trunkPrefix].find((one) => one !== '' && example.startsWith(one)) ?? '';
  return example.slice(prefix.length);
}

/** Reports lengths that neither the company's number nor any example has. */
function otherLength(own: string, examples: readonly string[], { lengths }: PhoneNumbers): FileIssue | undefined {
  const isOther = [own, ...examples].every(({ length }) => length === own.length && !lengths.includes(length));
  if (!isOther) return undefined;
  return {
    code: 'phone-format',
    message: `The company's own number and the examples in forms have ${own.length} digits after the country code, which is not allowed here.`,
    ...likelyValue('/phoneNumbers/lengths', [own.length], `Write [${own.length}].`),
  };
}

/** Reports first digits that neither the company's number nor any example has. */
function otherBeginning(
  own: string,
  examples: readonly string[],
  { lengths, firstDigits }: PhoneNumbers,
): FileIssue | undefined {
  const numbers = [own, ...examples];
  const isOther = numbers.every(
    (number) => lengths.includes(number.length) && number[0] === own[0] && !firstDigits.includes(number.charAt(0)),
  );
  if (!isOther || firstDigits === '') return undefined;
  const right = `${firstDigits}${own[0]}`;
  return {
    code: 'phone-format',
    message: `The company's own number and the examples in forms begin with ${own[0]} after the country code, which is missing here.`,
    ...likelyValue('/phoneNumbers/firstDigits', right),
  };
}
