import type { PhoneNumbers } from '../../contracts/resolved.ts';

/** Spaces of every kind, hyphens (the typographic ones too) and parentheses: what people write between digits. */
const SEPARATORS = /[\s()‐‑‒–-]/g;

/** What may be the number behind country code or trunk prefix, by the spellings that visitors type. */
function nationalParts(typed: string, { countryCode, trunkPrefix, firstDigits }: PhoneNumbers): string[] {
  const prefixes = [`+${countryCode}`, countryCode, trunkPrefix].filter((prefix) => prefix && typed.startsWith(prefix));
  const parts = prefixes.map((prefix) => typed.slice(prefix.length));
  return firstDigits.includes(typed.charAt(0)) ? [...parts, typed] : parts;
}

/**
 * Writes a phone number with `+`, country code and all its digits (specification 5.2).
 * Accepts any spelling a visitor may type; returns null when it is not a number of that country.
 */
export function normalisePhone(text: string, numbers: PhoneNumbers): string | null {
  const parts = nationalParts(text.replace(SEPARATORS, ''), numbers);
  const part = parts.find((digits) => /^[1-9]\d*$/.test(digits) && numbers.lengths.includes(digits.length));
  return part === undefined ? null : `+${numbers.countryCode}${part}`;
}
