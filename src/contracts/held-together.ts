/** The longest text that has to stay on one line; a longer one would not fit the narrowest screens. */
const LONGEST_HELD = 20;

/** A short value with a number, such as `5 business days` or a phone number, with spaces at which no line breaks. */
export function heldTogether(value: string): string {
  return value.length <= LONGEST_HELD && /\d/.test(value) ? value.replaceAll(' ', '\u00a0') : value;
}
