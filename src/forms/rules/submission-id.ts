const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SUFFIX_LENGTH = 9;

/**
 * A new reference number (specification 3): prefix, milliseconds, a hyphen and nine random characters. `now` is in
 * milliseconds since 1970; `random` returns numbers in [0, 1), like Math.random.
 */
export function submissionId(prefix: string, now: number, random: () => number): string {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]);
  return `${prefix}${now}-${suffix.join('')}`;
}

/** Whether a text is a reference number with this prefix. */
export function isSubmissionId(prefix: string, text: string): boolean {
  return text.startsWith(prefix) && /^\d{13,15}-[a-z0-9]{9}$/.test(text.slice(prefix.length));
}
