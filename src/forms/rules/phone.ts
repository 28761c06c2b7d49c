import type { PhoneNumbers } from '../../contracts/resolved.ts';

/**
 * What stands between digits: any kind of space, hyphens (including typographic ones), parentheses, and the invisible
 * marks that phones and messengers put around a number.
 */
const SEPARATORS = /[\s\p{Cf}()‐‑‒–-]/gu;

/** The possible national numbers after the country code or trunk prefix, for all spellings that visitors use. */
function nationalParts(typed: string, { countryCode, trunkPrefix, firstDigits }: PhoneNumbers): string[] {
  const prefixes = [`+${countryCode}`, countryCode, trunkPrefix].filter((prefix) => prefix && typed.startsWith(prefix));
  const parts = prefixes.map((prefix) => typed.slice(prefix.length));
  return firstDigits.includes(typed.charAt(0)) ? [...parts, typed] : parts;
}

/**
 * Normalises a phone number to `+`, country code and all its digits (specification 5.2). Accepts any spelling that
 * visitors use; returns null if it is not a number of that country.
 */
export function normalisePhone(text: string, numbers: PhoneNumbers): string | null {
  const parts = nationalParts(text.replace(SEPARATORS, ''), numbers);
  const part = parts.find((digits) => /^[1-9]\d*$/.test(digits) && numbers.lengths.includes(digits.length));
  return part === undefined ? null : `+${numbers.countryCode}${part}`;
}
