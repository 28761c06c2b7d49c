/** Milliseconds within which the same plain form counts as the same: a double click, or the page loaded again. */
export const SAME_FORM_WINDOW = 10 * 60_000;

const SUFFIX_LENGTH = 9;
const RADIX = 36;

/**
 * The reference number of a plain form, which brings none: made from what it says and the ten minutes it came in, so
 * that the same form sent twice is one submission. `digest` is hexadecimal, `now` in milliseconds.
 */
export function plainSubmissionId(prefix: string, digest: string, now: number): string {
  const window = Math.floor(now / SAME_FORM_WINDOW) * SAME_FORM_WINDOW;
  const number = BigInt(`0x${digest}`) % BigInt(RADIX) ** BigInt(SUFFIX_LENGTH);
  return `${prefix}${window}-${number.toString(RADIX).padStart(SUFFIX_LENGTH, '0')}`;
}
