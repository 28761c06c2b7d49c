import { lastStep } from '../../../read/json.ts';
import { wordSet } from '../../../read/split-words.ts';
import { forEachText } from '../../../read/texts.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { FileIssue, Rule } from '../../rule.ts';
import { dictionary } from '../../spelling/dictionary.ts';

/** Checks that headings are not written With Capitals Like This, unless the file does so throughout. English only. */
export const rule: Rule = {
  codes: { 'capitals-in-heading': 'warning' },
  onDocument: ({ file, data }, content) => {
    if (!content.isEnglish || !CHECKED_TYPES.has(file.kind.name)) return undefined;
    const headings: [text: string, pointer: string][] = [];
    forEachText(data, (text, pointer) => {
      if (!text.includes(' ') || text.length > MAX_HEADING_LENGTH) return;
      const at = pointer();
      if (HEADINGS.has(lastStep(at)) && text.split(' ').length >= MIN_WORDS) headings.push([text, at]);
    });
    const odd = headings.filter(([text]) => isInCapitals(text));
    // With many of them, it is how the company writes.
    return odd.length * 3 > headings.length ? undefined : odd.map(([text, pointer]) => inCapitals(text, pointer));
  },
};

/** Files with headings; titles of people, jobs and projects are names. */
const CHECKED_TYPES = wordSet('pages articles documents modals');
const HEADINGS = wordSet('title heading');

/** The characters of the longest heading. */
const MAX_HEADING_LENGTH = 90;
/** Headings of fewer words may be names. */
const MIN_WORDS = 4;

/** Words that stay small in the names of laws and bodies, and in headings with capitals. */
const SMALL_WORDS = wordSet('a an and as at but by for from in into is of on or our per the to vs with your');

/** What the names of laws, bodies and documents end with. */
const NAME =
  /\b(?:Act|Agency|Association|Authority|Bill|Board|Commission|Council|Institute|Ministry|Office|University)\b/;

const wordsIn = (text: string) => text.match(/[\p{L}’'-]+/gu) ?? [];

const isCapital = (word: string) => /^(?:\p{Lu}\p{Ll}|A$)/u.test(word);

/** Whether a word is an ordinary one, and not only a name. */
const isOrdinary = (word: string) =>
  SMALL_WORDS.has(word.toLowerCase()) || dictionary().british.has(word.toLowerCase());

function isInCapitals(text: string): boolean {
  const words = wordsIn(text).slice(1);
  if (NAME.test(text) || !words.every((word) => !/^\p{Ll}/u.test(word) || SMALL_WORDS.has(word))) return false;
  const capitals = words.filter((word) => isCapital(word) && isOrdinary(word));
  return capitals.length >= 3 || capitals.some((word) => SMALL_WORDS.has(word.toLowerCase()) && capitals.length >= 2);
}

function inCapitals(text: string, pointer: string): FileIssue {
  // What follows a colon or a full stop may begin a sentence.
  const right = text.replace(/(?<=[\p{L}\p{N},;’-] )(?:\p{Lu}\p{Ll}[\p{L}’'-]*|A(?= ))/gu, (word) =>
    isOrdinary(word) ? word.toLowerCase() : word,
  );
  return {
    code: 'capitals-in-heading',
    message: 'Nearly every word of this heading has a capital letter, unlike the others on the page.',
    ...likelyValue(pointer, right),
  };
}
