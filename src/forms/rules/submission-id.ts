const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SUFFIX_LENGTH = 9;

/**
 * The reference number of a submission (specification 3): prefix, milliseconds, a hyphen and nine random characters.
 * `now` is in milliseconds since 1970; `random` returns numbers from 0 to below 1, as Math.random does.
 */
export function submissionId(prefix: string, now: number, random: () => number): string {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]);
  return `${prefix}${now}-${suffix.join('')}`;
}

/** Whether a text is a reference number with this prefix, as `submissionId` makes them. */
export function isSubmissionId(prefix: string, text: string): boolean {
  return text.startsWith(prefix) && /^\d{13,15}-[a-z0-9]{9}$/.test(text.slice(prefix.length));
}
