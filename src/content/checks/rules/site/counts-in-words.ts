import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { asObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { NUMBER_WORD, numberIn, numberLike } from '../../../references/quantities/durations.ts';
import { correction } from '../../../report/fixes.ts';
import type { Content, Rule } from '../../rule.ts';

/** Checks that "our five sectors" matches the fact, and "our three projects" the number of entries. */
export const rule: Rule = {
  codes: { 'other-count': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, _features, content) => {
    const { counts, named, ownCount, mentioned } = countsOf(content);
    const isNamed = named.test(text);
    if (!isNamed && !MAY_COUNT_PEOPLE.test(text)) return undefined;
    const [piece, written = '', counted = ''] =
      (isNamed ? (ownCount.exec(text) ?? tooMany(mentioned.exec(text), counts)) : null) ??
      PEOPLE.exec(text) ??
      BODY.exec(text) ??
      [];
    if (piece === undefined) return undefined;
    const people = counted === '' || counted === 'people' ? peopleOn(document.data, content) : undefined;
    const count =
      counted === ''
        ? (people ?? peopleOf(content))
        : counted === 'people'
          ? people
          : counts.get(counted.toLowerCase());
    if (count === undefined || numberIn(written) === count.number) return undefined;
    const pointer = pointerOf();
    if (document.file.kind.name === 'facts') return undefined;
    const number = numberLike(count.number, written);
    const right = piece.replace(written, /^[A-Z]/.test(written) ? sentenceCase(number) : number);
    return {
      code: 'other-count',
      message: `This says ${piece}, but ${count.where}.`,
      ...correction(pointer, text, piece, right, `Write "${right}" if all of them are meant.`),
    };
  },
};

/** The people on a page: "Five people run the company", "the five people who answer for it". */
const PEOPLE = new RegExp(
  `(?<=^|\\bthe )(?!an? )(${NUMBER_WORD}) (people)\\b(?= (?:run|lead|manage|answer|who|behind|decide|make up|sit)\\b)`,
  'i',
);

/** The same people by the name of their body: "a committee of five". */
const BODY = new RegExp(
  String.raw`\b(?:committee|board) of (${NUMBER_WORD})(?=[.,;:!?\]]|$| (?:who|that|people|members|runs?|answers?|decides?|leads?|meets?)\b)`,
  'i',
);

/** A quick test that most texts fail. */
const MAY_COUNT_PEOPLE = / people|(?:committee|board) of /;

/** How many people a page lists, all of one collection. */
function peopleOn(page: unknown, content: Content): Count | undefined {
  for (const block of listProperty(page, 'blocks')) {
    const query = property(block, 'people');
    const kind = textProperty(query, 'from');
    const place = content.kinds.find(({ name }) => name === kind)?.place;
    if (kind === undefined || place === undefined || Object.keys(asObject(query)).length > 1) continue;
    const number = content.publicIds(kind).size;
    return number > 1 ? { number, where: `there are ${number} in ${place}/` } : undefined;
  }
  return undefined;
}

/** How many people the site has a page of, if they are all in one collection. */
function peopleOf(content: Content): Count | undefined {
  const [kind, another] = content.collections.filter(({ name }) =>
    content.documents(name).some(({ data }) => textProperty(data, 'firstName') !== undefined),
  );
  if (kind === undefined || another !== undefined) return undefined;
  const number = content.publicIds(kind.name).size;
  return number > 1 ? { number, where: `there are ${number} in ${kind.place}/` } : undefined;
}

/** The match, if its number is larger than the total. */
function tooMany(found: RegExpExecArray | null, counts: ReadonlyMap<string, Count>): RegExpExecArray | null {
  const [, written = '', counted = ''] = found ?? [];
  return numberIn(written) > (counts.get(counted.toLowerCase())?.number ?? Number.POSITIVE_INFINITY) ? found : null;
}

interface Count {
  number: number;
  /** Whether a fact has the number, rather than the number of files. */
  isFact?: boolean;
  where: string;
}

/** The known numbers: facts named after what they count, and the entries of collections; and how texts give them. */
const countsOf = memoizeByObject((content: Content) => {
  const counts = new Map<string, Count>();
  for (const { name, place } of content.collections) {
    const number = content.publicIds(name).size;
    if (number > 0) counts.set(name, { number, where: `there are ${number} in ${place}/` });
  }
  for (const [name, fact] of Object.entries(asObject(content.data('facts')))) {
    const value = textProperty(fact, 'value') ?? '';
    if (/^[a-z]{4,}s$/.test(name) && /^\d{1,2}$/.test(value))
      counts.set(name, { number: Number(value), isFact: true, where: `the fact "${name}" is ${value}` });
  }
  const names = [...counts.keys()].join('|') || '(?!)';
  const inFacts = [...counts].filter(([, { isFact }]) => isFact).map(([name]) => name);
  return {
    counts,
    // A quick test that most texts fail.
    named: new RegExp(` (?:${names})\\b`),
    // Without such a word before it, the number may be of a part.
    ownCount: new RegExp(`\\b(?:our|its|these) (${NUMBER_WORD}) (${names})\\b`, 'i'),
    // A number larger than the total cannot be of a part.
    mentioned: new RegExp(`(?<![\\w.,–-])(?!an?\\b)(${NUMBER_WORD}) (${inFacts.join('|') || '(?!)'})\\b`, 'i'),
  };
});
