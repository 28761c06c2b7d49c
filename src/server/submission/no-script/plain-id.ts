/**
 * Milliseconds within which an identical plain form is a repeat: after a double click, or when the page is reloaded.
 */
export const SAME_FORM_WINDOW = 10 * 60_000;

const SUFFIX_LENGTH = 9;
const RADIX = 36;

/**
 * The reference number of a plain form, computed from its content and the ten minutes in which it arrived, so that the
 * same form sent twice is one submission. `digest` is hexadecimal, `now` in milliseconds.
 */
export function plainSubmissionId(prefix: string, digest: string, now: number): string {
  const window = Math.floor(now / SAME_FORM_WINDOW) * SAME_FORM_WINDOW;
  const number = BigInt(`0x${digest}`) % BigInt(RADIX) ** BigInt(SUFFIX_LENGTH);
  return `${prefix}${window}-${number.toString(RADIX).padStart(SUFFIX_LENGTH, '0')}`;
}
