import { type Note, noteKind } from '../../../cache/notes.ts';
import { textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { editDistance } from '../../../references/suggestions.ts';
import { replaceSubstring, unsafe } from '../../../report/fixes.ts';
import { type Citation, citationsIn, numberOf } from '../../laws/citations.ts';
import { asWarnings, type Content, type Issue, type Issues, type Rule, TextFeature } from '../../rule.ts';
import { spellingIssue } from '../../spelling-issue.ts';

/** Texts that mention a law or a standard with its number. */
const citingTexts = noteKind<string>('text-with-a-law');

/** Checks that a law has the same name, year and number wherever it is mentioned. */
export const rule: Rule = {
  codes: asWarnings('other-year-of-law other-number-of-law misspelt-law'),
  onText: (text, pointer, { file }, features, content) => {
    if ((features & TextFeature.digit) !== 0 && citationsIn(text, homeOf(content)).length > 0)
      citingTexts.add(content, file, pointer(), text);
    return undefined;
  },
  *onEnd(content) {
    const mentions = citingTexts
      .all(content)
      .flatMap(({ data: text, ...place }) =>
        citationsIn(text, homeOf(content)).map((law) => ({ ...law, ...place, text })),
      );
    for (const same of Map.groupBy(mentions, ({ name, numbering }) => `${numbering} ${name}`).values())
      yield otherNumbers(same);
    const byName = Map.groupBy(mentions, ({ name }) => name);
    for (const [name, same] of byName) yield otherName(name, same, byName);
  },
};

/** The English name of the company's country. */
const homeOf = memoizeByObject((content: Content) => {
  const country = textProperty(content.data('site'), 'country') ?? '';
  return /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(['en'], { type: 'region' }).of(country) : undefined;
});

/** A law in a text, and where it is. */
interface Mention extends Citation, Omit<Note<string>, 'data'> {
  text: string;
}

/** Reports the mentions of a law with another number than most have, or than the first of two. */
function otherNumbers(mentions: readonly Mention[]): Issues<Issue> {
  const byNumber = [...Map.groupBy(mentions, ({ number }) => number).values()];
  const [[usual] = [], ...others] = byNumber.sort((one, other) => other.length - one.length);
  return usual && others.flat().map((mention) => otherNumber(mention, usual));
}

function otherNumber(mention: Mention, usual: Mention): Issue {
  const { written, name, of, numbering, number, text, index } = mention;
  const right = written.slice(0, name.length) + written.slice(name.length).replace(number, usual.number);
  const whole = of === 'law' ? name : `standard ${name}`;
  const isYear = numbering === 'year';
  return {
    ...placeOf(mention),
    related: placeOf(usual),
    at: { text: written, index },
    code: isYear ? 'other-year-of-law' : 'other-number-of-law',
    message: isYear
      ? `This is the ${whole} of ${number}, but elsewhere it is that of ${usual.number}.`
      : `The ${name} is "${numberOf(mention)}" here, but "${numberOf(usual)}" elsewhere, so readers would look for another law.`,
    suggestion: `Write ${isYear ? usual.number : `"${numberOf(usual)}"`} if the same ${of} is meant, or correct the other texts.`,
    fix: unsafe(replaceSubstring(mention.pointer, text, written, right, index)),
  };
}

const placeOf = ({ from, pointer }: Mention) => ({ path: from.path, pointer });

/** Reports a name that differs only by a typo from one that is used more often, with the same year or number. */
function otherName(
  name: string,
  mentions: readonly Mention[],
  byName: ReadonlyMap<string, readonly Mention[]>,
): Issues<Issue> {
  const numbers = new Set(mentions.map(numberOf));
  const usual = [...byName].find(
    ([other, more]) =>
      other !== name &&
      editDistance(other, name) <= 2 &&
      more.length > mentions.length &&
      more.some((one) => numbers.has(numberOf(one))),
  )?.[0];
  if (usual === undefined) return undefined;
  // One with two numbers is two mentions.
  const places = Map.groupBy(mentions, ({ from, pointer, index }) => `${from.path} ${pointer} ${index}`);
  return [...places.values()].map(([mention]) => {
    if (mention === undefined) return undefined;
    const { pointer, text } = mention;
    const issue = spellingIssue({ written: name, usual, of: 'law' }, pointer, text);
    return { path: mention.from.path, code: 'misspelt-law', ...issue };
  });
}
