import { inSingular } from '../read/split-words.ts';
import { asTyped } from '../syntax/look-alikes.ts';

/** The known name most similar to a misspelt one, or undefined if none is close. Ignores case. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(written.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    if (Math.abs(name.length - written.length) > allowed) continue;
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (distance <= allowed && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** Advice about an unknown name, and the name that was probably meant, if there is one. */
export interface Advice {
  suggestion: string;
  meant?: string;
}

/**
 * 'Did you mean "x"?', or another sentence if no name is similar. `shown` formats the name for the sentence and for the
 * correction.
 */
export function didYouMean(
  written: string,
  known: Iterable<string>,
  otherwise: string,
  shown: { quoted(name: string): string; meant(name: string): string } = PLAIN,
): Advice {
  const names = [...known];
  const typed = asTyped(written);
  const alike = names.filter((name) => isNearWordByWord(typed, name));
  const near =
    nearest(typed, alike) ?? sameBeginning(typed, names) ?? sameWords(typed, names) ?? withinWords(typed, names);
  if (near === undefined) return { suggestion: otherwise };
  return { suggestion: `Did you mean ${shown.quoted(near)}?`, meant: shown.meant(near) };
}

/** The only name that differs in nothing but the ending of its last word: "/about/leadership" for "/about/leaders". */
function sameBeginning(written: string, known: readonly string[]): string | undefined {
  const [last = '', ...before] = wordsOf(written).reverse();
  const fitting = known.filter((name) => {
    const [end = '', ...others] = wordsOf(name).reverse();
    return others.join() === before.join() && end.startsWith(last.slice(0, MIN_LETTERS)) && last.length >= MIN_LETTERS;
  });
  return before.length > 0 && fitting.length === 1 ? fitting[0] : undefined;
}

/** The only name with words that begin like those of a shorter one, such as "contact-confirmation" for "confirm". */
function sameWords(written: string, known: readonly string[]): string | undefined {
  const words = wordsOf(written);
  if (words.join('').length < MIN_LETTERS) return undefined;
  const fitting = known.filter((name) => {
    const others = wordsOf(name);
    return words.every((word) => others.some((other) => other.startsWith(word)));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Whether each word of a name is similar to the word in the same position: "impact-confirmation" cannot mean
 * "contact-confirmation".
 */
function isNearWordByWord(written: string, name: string): boolean {
  const [words, others] = [wordsOf(written), wordsOf(name)];
  if (words.length < 2) return true;
  if (words.length !== others.length)
    return editDistance(written.toLowerCase(), name.toLowerCase()) <= Math.max(2, Math.floor(written.length / 5));
  return words.every(
    (word, index) => editDistance(word, others[index] ?? '') <= Math.max(1, Math.floor(word.length / 3)),
  );
}

/** The only name whose words all occur in the longer one that was written, such as "impact" for "impact-form". */
function withinWords(written: string, known: readonly string[]): string | undefined {
  const words = wordsOf(written);
  const fitting = known.filter((name) => {
    const own = wordsOf(name);
    return own.join('').length >= MIN_LETTERS && own.length < words.length && own.every((word) => words.includes(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether a name has the first word of a file's name: "career-failed" has that of the form "careers". */
export function isNamedAfter(name: string, owner: string): boolean {
  const [first] = wordsOf(owner).map(inSingular);
  return first !== undefined && wordsOf(name).some((word) => inSingular(word) === first);
}

/** Minimum letters of words for comparing parts of names; fewer letters occur in too many names. */
const MIN_LETTERS = 5;

/** The words of a name in lower case, whether they are divided by hyphens or by capitals. */
export const wordsOf = (name: string) =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const PLAIN = { quoted: (name: string) => `"${name}"`, meant: (name: string) => name };

/** The advice 'Write "x".', for a correction that is certain. */
export function suggestWriting(meant: string): Advice {
  return { suggestion: `Write "${meant}".`, meant };
}

/** Formats names with text around them, such as {{facts.occupancy}}. */
export function placeholderFormat(before: string, after: string) {
  const meant = (name: string) => before + name + after;
  return { quoted: meant, meant };
}

/**
 * Whether the correction is certain: the names differ only in capitals, spaces, look-alike characters, or one or two
 * letters of a longer word.
 */
export function isCertainTypo(written: string, meant: string): boolean {
  const [typed, right] = [asTyped(written).toLowerCase(), meant.toLowerCase()];
  return editDistance(typed, right) <= (right.length < 5 ? 0 : right.length < 9 ? 1 : 2);
}

/** 'Possible values: "a", "b".'; long lists are shortened. */
export function listPossibleValues(known: Iterable<string>): string {
  const names = [...known];
  const shown = names.slice(0, 15).map((name) => `"${name}"`);
  if (names.length === 0) return 'There are none yet.';
  return `Possible values: ${shown.join(', ')}${names.length > shown.length ? ' …' : ''}.`;
}

/**
 * The number of steps to turn one word into the other. A step changes, adds or removes a letter, or swaps two
 * neighbours.
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const lengthened = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      const swaps = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = swaps ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, lengthened, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** Whether two texts differ in a single place, and there by one or two letters only. */
export function differsInOnePlace(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  let start = 0;
  while (start < first.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < first.length - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  return Math.max(first.length, second.length) - start - end <= 2;
}
