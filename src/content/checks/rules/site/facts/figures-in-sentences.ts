import type { Content } from '../../../../read/content.ts';
import { asObject, pointerSteps, textProperty } from '../../../../read/json.ts';
import { memoizeByObject } from '../../../../read/memoize.ts';
import { sentencesIn } from '../../../../read/sentences-in.ts';
import { NUMBER_IN_WORDS, wordsToNumber } from '../../../../references/quantities/number-words.ts';
import { replaceSubstring, unsafe } from '../../../../report/fixes.ts';
import { isCollection } from '../../../../schema/schemas.ts';
import { isPromise } from '../../../facts/common-times.ts';
import { contradicting, type FactFinding, inOtherWords } from '../../../facts/fact-findings.ts';
import { keywordsIn, textOfFact } from '../../../keywords.ts';
import type { Rule } from '../../../rule.ts';

/** Finds shares and times in sentences about the same as a fact: the fact itself in words, or another figure. English only. */
export const rule: Rule = {
  codes: { 'fact-in-words': 'warning', 'contradicts-fact': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, _features, content) => {
    const { kind } = document.file;
    const { facts, counts, hint } = factsOf(content);
    if (!hint.test(text) || !(CHECKED_TYPES.has(kind.name) || isCollection(kind))) return undefined;
    if (!FIGURE.test(text) && !counts.some(({ find }) => find.test(text))) return undefined;
    const found = foundIn(text, facts) ?? countIn(text, counts);
    if (found === undefined) return undefined;
    const pointer = pointerOf();
    if (pointerSteps(pointer).includes('params') || isOfChart(pointer)) return undefined;
    const { piece, name, index, ...issue } = found;
    return {
      at: { text: piece, index },
      ...issue,
      fix: unsafe(replaceSubstring(pointer, text, piece, `{{facts.${name}}}`, index)),
    };
  },
};

/** Charts are described in words, for people who hear them. */
const isOfChart = (pointer: string) => /\/(?:chart|drawn|further\/\d+)\/description$/.test(pointer);

const CHECKED_TYPES = new Set(['pages', 'modals', 'documents', 'emails', 'forms']);

const UNIT = '(?:(?:working|business) )?(?:minute|hour|day|week|month|year)s?';
const NOT_BEFORE = '(?<![\\w.,–{-])(?<! to )(?<! and )';
const SHARE = String.raw`${NOT_BEFORE}(?<share>\d{1,3}(?:\.\d+)?|${NUMBER_IN_WORDS})[ -]?(?<sign>%|per ?cent)(?![\w–+-]| ?points?| (?:to|and) \d)`;
const TIME = String.raw`${NOT_BEFORE}(?:(?<from>${NUMBER_IN_WORDS}|\d+) (?:to|or) )?(?<number>${NUMBER_IN_WORDS}|\d+(?= working )|(?<=\bwithin \*{0,2})an?)[ -](?<unit>${UNIT})(?![\w–])`;
const FIGURE = new RegExp(`${SHARE}|${TIME}`, 'i');
/** Part of every share and time, and found much sooner: nearly all texts have neither. */
const HINT_OF_FIGURE = '%|cent|(?:minute|hour|day|week|month|year)';
const FIGURES = new RegExp(`${SHARE}|${TIME}`, 'gi');

interface Fact {
  name: string;
  value: string;
  /** Its number, what it is to if it is a range, and its unit without the plural. */
  number: number;
  to: number | undefined;
  unit: string;
  /** Whether it counts what it is called after. */
  isCount: boolean;
  keywords: ReadonlySet<string>;
}

/** Facts that are figures, those that count what they are called after, and a quick test that most texts fail. */
const factsOf = memoizeByObject((content: Content) => {
  const facts = content.isEnglish ? figuresOf(content) : [];
  const counts = facts.filter(({ isCount }) => isCount).map((fact) => ({ fact, find: countOf(fact) }));
  const names = counts.map(({ fact }) => fact.name);
  return { facts, counts, hint: new RegExp(facts.length === 0 ? '(?!)' : [HINT_OF_FIGURE, ...names].join('|'), 'i') };
});

function figuresOf(content: Content): Fact[] {
  return Object.entries(asObject(content.data('facts'))).flatMap(([name, fact]) => {
    const value = textProperty(fact, 'value') ?? '';
    const [, number = '', to, unit] =
      new RegExp(`^(\\d+(?:\\.\\d+)?)(?:–(\\d+))?(%\\+?| ${UNIT})$`).exec(value) ??
      (/^[a-z]{5,}s$/.test(name) ? /^(\d[\d,]*)()(\+)$/.exec(value) : null) ??
      [];
    if (unit === undefined) return [];
    const isCount = unit === '+';
    const keywords = keywordsIn(textOfFact(name, fact));
    const whole = to === undefined || to === '' ? undefined : Number(to);
    return [
      { name, value, number: wordsToNumber(number), to: whole, unit: isCount ? name : plain(unit), isCount, keywords },
    ];
  });
}

/** "600 farmers" for a fact that is called so. */
const countOf = ({ name }: Fact) => new RegExp(`${NOT_BEFORE}(\\d[\\d,]*|${NUMBER_IN_WORDS}) ${name}\\b`, 'i');

interface Count {
  fact: Fact;
  find: RegExp;
}

/** Words in common by which a sentence counts what a fact counts: the name of the fact, and another. */
const COUNTED = 2;

function countIn(text: string, counts: readonly Count[]): Found | undefined {
  for (const { fact, find } of counts) {
    const found = find.exec(text);
    if (found === null) continue;
    const [, number = ''] = found;
    const start = text.lastIndexOf('. ', found.index) + 1;
    const [sentence = ''] = text.slice(start).split(/(?<=\S[.!?;]) (?=\S)/);
    if (fact.keywords.intersection(keywordsIn(sentence)).size < COUNTED) continue;
    const say = wordsToNumber(number) === fact.number ? inOtherWords : contradicting;
    return { ...say(number, fact.name, fact.value), piece: number, name: fact.name, index: found.index };
  }
  return undefined;
}

const plain = (unit: string) =>
  unit
    .trim()
    .toLowerCase()
    .replace('working ', 'business ')
    .replace(/^per ?cent$/, '%')
    .replace(/\+$|s$/, '');

/** Minimum keywords in common for a sentence to be surely about what a fact counts. */
const MIN_KEYWORDS_OF_A_COUNT = 4;
const UNITS_OF_TIME = /^(?:minute|hour|day|week|month|year)$/;

/** Numbers from here on are seldom about anything else. */
const MIN_UNUSUAL_NUMBER = 13;

type Found = FactFinding & { piece: string; name: string; index: number };

function foundIn(text: string, facts: readonly Fact[]): Found | undefined {
  let start = 0;
  for (const sentence of sentencesIn(text)) {
    const keywords = keywordsIn(sentence);
    for (const { 0: piece, groups: { share, sign, from, number, unit } = {}, index } of sentence.matchAll(FIGURES)) {
      const figure = asSaid(share ?? from ?? number ?? '', sign ?? unit ?? '', from === undefined ? undefined : number);
      const found =
        sameFact({ piece, isPromised: isPromise(sentence, { piece, index }) }, figure, keywords, facts) ??
        otherFigure(piece, figure.number, sentence, keywords, facts);
      if (found !== undefined && (found.code === 'contradicts-fact' || sign !== '%'))
        return { ...found, piece, index: start + index };
    }
    start += sentence.length + 1;
  }
  return undefined;
}

type FoundFigure = FactFinding & { name: string };

/** A figure as a sentence says it, in the units of facts. */
type Figure = Pick<Fact, 'number' | 'to' | 'unit'>;

function asSaid(number: string, unit: string, to: string | undefined): Figure {
  // "Within a day" is "24 hours".
  if (/^an?$/i.test(number))
    return plain(unit) === 'day'
      ? { number: 24, to: undefined, unit: 'hour' }
      : { number: 1, to: undefined, unit: plain(unit) };
  return { number: wordsToNumber(number), to: to === undefined ? undefined : wordsToNumber(to), unit: plain(unit) };
}

function sameFact(
  { piece, isPromised }: { piece: string; isPromised: boolean },
  { number, to, unit }: Figure,
  keywords: ReadonlySet<string>,
  facts: readonly Fact[],
): FoundFigure | undefined {
  const isSpecial =
    !/^an? /i.test(piece) &&
    (unit.includes(' ') ||
      to !== undefined ||
      !Number.isInteger(number) ||
      (isPromised && UNITS_OF_TIME.test(unit) && number >= MIN_UNUSUAL_NUMBER));
  const fact = facts.find(
    (one) =>
      one.number === number &&
      one.to === to &&
      one.unit === unit &&
      (isSpecial || one.keywords.intersection(keywords).size > 0),
  );
  // The value itself is found by facts-in-words.ts.
  if (fact === undefined || piece === fact.value) return undefined;
  return { ...inOtherWords(piece, fact.name, fact.value), name: fact.name };
}

/** Another share than that of the fact that a sentence is surely about. */
function otherFigure(
  piece: string,
  figure: number,
  sentence: string,
  keywords: ReadonlySet<string>,
  facts: readonly Fact[],
): FoundFigure | undefined {
  if (!/%|per ?cent/i.test(piece) || sentence.includes('{{facts.')) return undefined;
  const shares = facts.filter(({ unit, to }) => unit === '%' && to === undefined);
  if (shares.some(({ number }) => number === figure)) return undefined;
  const [best, next] = shares
    .map((fact) => ({ fact, size: fact.keywords.intersection(keywords).size }))
    .sort((one, other) => other.size - one.size);
  if (best === undefined || best.size < MIN_KEYWORDS_OF_A_COUNT || best.size === next?.size) return undefined;
  return { ...contradicting(piece, best.fact.name, best.fact.value), name: best.fact.name };
}
