import { textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { placesOf } from '../../misspelt-places.ts';
import type { Content, Rule } from '../../rule.ts';
import { spellingIssue } from '../../spelling-issue.ts';
import { FOREIGN_WORDS } from '../../text-rules/foreign-words.ts';

/** Checks that places are spelt as in the list of site.json, wherever they are named but once. */
export const rule: Rule = {
  codes: { 'misspelt-proper-name': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, _document, _features, content) => {
    const places = MAY_HAVE_NAME.test(text) ? placesOf(content) : undefined;
    if (places === undefined) return undefined;
    const people = peopleIn(content);
    for (const found of text.matchAll(NAMES)) {
      const [written] = found;
      const usual = people.has(written) || isOfPerson(found) ? undefined : places.near(written);
      // The town of the company has a rule of its own.
      if (usual === undefined || usual === townOf(content) || mayBePerson(found, usual) || isKiswahili(found)) continue;
      return { code: 'misspelt-proper-name', ...spellingIssue({ written, usual, of: 'place' }, pointerOf(), text) };
    }
    return undefined;
  },
};

const townOf = (content: Content) => textProperty(content.data('site'), 'city')?.split(',')[0];

const peopleIn = memoizeByObject(
  (content: Content) =>
    new Set(
      ['leaders', 'articles'].flatMap((kind) =>
        content.documents(kind).flatMap(({ data }) => textProperty(data, 'name')?.split(' ') ?? []),
      ),
    ),
);

const MAY_HAVE_NAME = /[A-Z][a-z]{4}/;
const NAMES = /(?<![\p{L}\p{N}/#@.’_{-])\p{Lu}\p{Ll}{4,}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

/** The end of the text before the second name of a person, within a sentence: "asked Mary Njeri". */
const AFTER_FIRST_NAME = /\p{Ll},? \p{Lu}\p{Ll}+ $/u;
/** The beginning of the text after a first name. */
const BEFORE_SURNAME =
  /^ (?!(?:Airport|Avenue|Central|City|County|East|Market|North|Road|South|Street|Town|West)\b)\p{Lu}\p{Ll}/u;

/** Names of people up to this length are like places by chance. */
const MAX_AMBIGUOUS_LENGTH = 6;
/** What stands around the name of a place, and hardly around that of a person. */
const [BEFORE_PLACE, AFTER_PLACE] = [
  /, $|\b(?:in|at|near|around|outside|across|between|towards?) $/i,
  /^ (?:County|Highlands|Road|Town|town|market)\b/,
];

/** Whether another letter makes a short name and nothing says that it is a place: "ask Njeri" does not mean Nyeri. */
function mayBePerson({ 0: name, index, input }: RegExpExecArray, place: string): boolean {
  const isReplaced = name.length === place.length && [...name].sort().join('') !== [...place].sort().join('');
  const isAlone = input.trim() === name;
  const isOfPlace = isAlone || BEFORE_PLACE.test(input.slice(0, index));
  return (
    isReplaced &&
    name.length <= MAX_AMBIGUOUS_LENGTH &&
    !isOfPlace &&
    !AFTER_PLACE.test(input.slice(index + name.length))
  );
}

/** Whether a Kiswahili word follows: “Mahindi ni pesa.” is about maize, not about Malindi. */
const isKiswahili = ({ 0: name, index, input }: RegExpExecArray) =>
  FOREIGN_WORDS.sw?.has(/^ (\p{Ll}+)/u.exec(input.slice(index + name.length))?.[1] ?? '') === true;

/** Whether a word is part of a person's name: the first name Njeri is not a typo for Nyeri. */
function isOfPerson({ 0: name, index, input }: RegExpExecArray): boolean {
  const end = index + name.length;
  return (
    AFTER_FIRST_NAME.test(input.slice(Math.max(0, index - 30), index)) ||
    BEFORE_SURNAME.test(input.slice(end, end + 12))
  );
}
