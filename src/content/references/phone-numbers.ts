import type { PhoneNumbers } from '../../contracts/resolved.ts';
import { normalisePhone } from '../../forms/rules/index.ts';
import { listProperty, property, textProperty } from '../read/json.ts';

/** Describes the digits after the country code, such as '9 digits, starting with 1 or 7'. */
export function describeDigits({ lengths, firstDigits }: Pick<PhoneNumbers, 'lengths' | 'firstDigits'>): string {
  const first = firstDigits === '' ? 'not starting with 0' : `starting with ${[...firstDigits].join(' or ')}`;
  return `${lengths.join(' or ')} digits, ${first}`;
}

/** The format of the country's phone numbers in site.json; undefined if it is missing or invalid. */
export function phoneNumbersOf(site: unknown): PhoneNumbers | undefined {
  const numbers = property(site, 'phoneNumbers');
  const [countryCode, trunkPrefix, firstDigits] = ['countryCode', 'trunkPrefix', 'firstDigits'].map((name) =>
    textProperty(numbers, name),
  );
  const lengths = listProperty(numbers, 'lengths').filter((length) => typeof length === 'number');
  if (countryCode === undefined || !/^\d+$/.test(countryCode) || firstDigits === undefined || lengths.length === 0)
    return undefined;
  return { countryCode, trunkPrefix: trunkPrefix ?? '', lengths, firstDigits };
}

/** A number without the zero that people leave after its country code; undefined if that is not what is wrong. */
export function withoutTrunkPrefix(phone: string, numbers: PhoneNumbers): string | undefined {
  const { countryCode, trunkPrefix } = numbers;
  const [, code = '', rest = ''] =
    new RegExp(`^(\\s*\\+?${countryCode}[ -]*)\\(?${trunkPrefix}\\)?(.*)$`).exec(phone) ?? [];
  const right = code + rest.trimStart();
  return trunkPrefix !== '' && rest !== '' && normalisePhone(right, numbers) !== null ? right : undefined;
}
