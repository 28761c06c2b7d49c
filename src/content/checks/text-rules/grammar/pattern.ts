import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { MONTH_NAMES } from '../../../references/quantities/month-names.ts';
import { DAYS } from '../../../references/quantities/opening-hours.ts';
import { beginsClause, type Token } from './tokens.ts';
import { bitOf, classesOf, FORMS, wordsOfClass } from './word-classes.ts';

/** Tests a token; undefined stands for the end of the text. */
type Test = (token: Token | undefined, tokens: readonly Token[], at: number) => boolean;

interface Element {
  test: Test;
  isOptional: boolean;
}

/** A pattern of words with its correction. */
export interface Pattern {
  elements: readonly Element[];
  before?: Test;
  after?: Test;
  /** The correction with $1 and so on; undefined if it is not certain. */
  put: string | undefined;
  /** The words with which it can begin, and # for numbers. For speed. */
  firsts: readonly string[];
}

/** What a match covers: a token or undefined for each element. */
export interface Match {
  pattern: Pattern;
  found: readonly (Token | undefined)[];
}

/** Stands for all numbers in digits among the words with which patterns begin. */
export const DIGITS = '#';
/** Stands for all words with 's. */
export const OWNED = '’s';
/** Stands for all names. */
export const NAMES = '';

const isBreak: Test = (token) => token === undefined || (token.word === '' && /^[.,:;!?)\]”…—–]/.test(token.written));
const NUMBER = /^(?:[2-9]|[1-9]\d+|\d+[–-]\d+|[1-9]\d{0,2}(?:,\d{3})+)\+?$/;
/** A number above one that is no year, nor part of a name or of an amount. */
const isNumber: Test = (token, tokens, at) => {
  if (token === undefined || !NUMBER.test(token.written) || /^(?:19|20)\d\d$/.test(token.written)) return false;
  const before = tokens[at - 1];
  return before === undefined || beginsClause(tokens, at) || (token.isNext && /^(?!an?$)\p{Ll}/u.test(before.written));
};

const DAY = new RegExp(`^(?:${DAYS.map(sentenceCase).join('|')})$`);
const MONTH = new RegExp(`^(?:${MONTH_NAMES})$`);
const ORDINAL =
  /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth)$/;
/** Words with 's that stands for is, or for a time. */
const CONTRACTED =
  /^(?:he|she|it|that|this|what|who|where|there|here|how|let|one|other|else|to(?:day|morrow)|yesterday|every(?:body|one)|some(?:body|one)|nobody)’/;

/** Classes that cannot stand between an article and its noun. */
const NEVER_BETWEEN = ['function', 'act', 'verbs', 'plural', 'acting', 'measure'].reduce(
  (all, name) => all | bitOf(name),
  0,
);
const NO_SINGLE = ['function', 'group', 'verbs', 'plural', 'acting', 'number'].reduce(
  (all, name) => all | bitOf(name),
  0,
);
const NOUN = bitOf('noun');
const BEHIND = bitOf('behind');
const CONJUNCTION = bitOf('conjunction');

const OWN_TESTS: Record<string, Test> = {
  /** The end of a phrase. */
  end: (token, tokens, at) => isBreak(token, tokens, at) || ((token?.classes ?? 0) & BEHIND) !== 0,
  stop: isBreak,
  /** A number above one in digits. */
  digits: isNumber,
  day: (token) => token !== undefined && DAY.test(token.written),
  days: (token) =>
    token !== undefined && /^\p{Lu}\p{Ll}+days$/u.test(token.written) && DAY.test(token.written.slice(0, -1)),
  year: (token) => token !== undefined && /^(?:19|20)\d\d$/.test(token.written),
  month: (token) => token !== undefined && MONTH.test(token.written),
  /** A noun with 's. */
  owned: (token) => token !== undefined && /’s$/.test(token.word) && !CONTRACTED.test(token.word),
  /** A noun with 's that is neither for people nor for a time, to which nothing can belong. */
  ownedthing: (token) => token !== undefined && /’s$/.test(token.word) && isThing(token.word.slice(0, -2)),
  /** A number with whatever is joined to it: 10MB. */
  figure: (token) => token !== undefined && /^\d/.test(token.written),
  /** Any word that is no group of people or things, and no word of grammar. */
  word: (token) =>
    token !== undefined && (token.classes & NO_SINGLE) === 0 && /^(?!.*[^s]s$)\p{Ll}{3,}$/u.test(token.word),
  /** A fact, which nearly always is a number above one. */
  fact: (token) => token !== undefined && /^\{\{\s*facts\./.test(token.written),
  /** Three capitals, as of a currency. */
  code: (token) => token !== undefined && /^[A-Z]{3}$/.test(token.written),
  /** A number in a sequence: fifth, 5th. */
  ordinal: (token) => token !== undefined && ORDINAL.test(token.word),
  name: (token) => token !== undefined && token.word === '' && /^\p{Lu}\p{Ll}/u.test(token.written),
  /** An adjective, or anything else that can stand between an article and a noun. */
  mid: (token) =>
    token !== undefined && (token.classes & NEVER_BETWEEN) === 0 && /^(?!.*(?:ly|[^s]s)$)\p{Ll}+$/u.test(token.word),
};

/** Tests where the first word of a pattern stands. */
const STARTING_TESTS: Record<string, Test> = {
  '^': (_token, tokens, at) => beginsClause(tokens, at) || isAfterConjunction(tokens, at),
  '^.': (_token, tokens, at) => beginsClause(tokens, at),
  '^^': (_token, tokens, at) => /^[.!?]?$/.test(tokens[at - 1]?.written ?? ''),
};

const isAfterConjunction = (tokens: readonly Token[], at: number) =>
  ((tokens[at - 1]?.classes ?? 0) & CONJUNCTION) !== 0 && tokens[at]?.isNext === true;

const isThing = (word: string) =>
  (classesOf(word) & NOUN) !== 0 && (classesOf(word) & (bitOf('person') | bitOf('group') | bitOf('measure'))) === 0;

/** A test for alternatives, such as a|an|<number>; those after ! must not match. */
function testFor(source: string): Test {
  if (source.startsWith('!')) {
    const test = testFor(source.slice(1));
    return (...given) => !test(...given);
  }
  const parts = source.split('|');
  const words = new Set(parts.filter((part) => !part.startsWith('<')));
  const classes = parts.filter((part) => part.startsWith('<')).map((part) => part.slice(1, -1));
  const bits = classes.reduce((all, name) => all | bitOf(name), 0);
  const own = classes.flatMap((name) => OWN_TESTS[name] ?? []);
  return (token, tokens, at) =>
    (token !== undefined && (words.has(token.word || token.written) || (token.classes & bits) !== 0)) ||
    own.some((test) => test(token, tokens, at));
}

/**
 * Reads a pattern: `[before] words [/ after] => correction`, where before is ^ (begins a clause), ^. (begins one
 * without a conjunction), ^^ (begins a sentence) or !words (not after these).
 */
export function patternOf(line: string): Pattern {
  const [left = '', put] = line.split(' => ');
  const [middle = '', after] = left.split(' / ');
  const [start = '', ...others] = middle.trim().split(' ');
  const before = start.startsWith('^') || start.startsWith('!') ? start : undefined;
  const sources = before === undefined ? [start, ...others] : others;
  const elements = sources.map((source) => ({
    test: testFor(source.replace(/\?$/, '')),
    isOptional: source.endsWith('?'),
  }));
  const firsts = sources.slice(0, sources.findIndex((source) => !source.endsWith('?')) + 1);
  return {
    elements,
    put: put?.trim(),
    firsts: firsts.flatMap((source) => source.replace(/\?$/, '').split('|')).flatMap(wordsFor),
    ...(before !== undefined && { before: beforeOf(before) }),
    ...(after !== undefined && { after: testFor(after.trim()) }),
  };
}

const OTHER_FIRSTS: Record<string, string> = { days: NAMES, fact: NAMES, ownedthing: OWNED };

function wordsFor(part: string): readonly string[] {
  if (!part.startsWith('<')) return [part];
  const name = part.slice(1, -1);
  return wordsOfClass(name) ?? [OTHER_FIRSTS[name] ?? DIGITS];
}

function beforeOf(source: string): Test {
  const start = STARTING_TESTS[source];
  if (start) return start;
  const test = testFor(source.slice(1));
  return (token, tokens, at) => token?.isNext !== true || !test(tokens[at - 1], tokens, at - 1);
}

/** Matches a pattern at a token. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], at: number): Match | undefined {
  // Most patterns fail at their second word.
  const [first, second] = pattern.elements;
  if (second && !second.isOptional && !first?.isOptional) {
    const next = tokens[at + 1];
    if (!next?.isNext || !second.test(next, tokens, at + 1)) return undefined;
  }
  if (pattern.before && !pattern.before(tokens[at], tokens, at)) return undefined;
  const found = foundFrom(pattern, tokens, at, 0);
  const last = found?.findLast((token) => token !== undefined);
  return found && last && !isJoined(tokens, at) && !isJoined(tokens, tokens.indexOf(last) + 1)
    ? { pattern, found }
    : undefined;
}

/** Whether a hyphen joins a token and the one before, or is the token. */
const isJoined = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.written === '-' || (tokens[at]?.written === '-' && !tokens[at]?.isNext);

function foundFrom(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  element: number,
): (Token | undefined)[] | undefined {
  const wanted = pattern.elements[element];
  if (!wanted) return !pattern.after || pattern.after(tokens[at], tokens, at) ? [] : undefined;
  const token = tokens[at];
  const isAdjacent = token !== undefined && (element === 0 || token.isNext);
  if (isAdjacent && wanted.test(token, tokens, at)) {
    const others = foundFrom(pattern, tokens, at + 1, element + 1);
    if (others) return [token, ...others];
  }
  if (!wanted.isOptional) return undefined;
  const others = foundFrom(pattern, tokens, at, element + 1);
  return others && [undefined, ...others];
}

/** The correction of a match, with a capital where there was one. */
export function correctionOf({ pattern, found }: Match): string | undefined {
  if (pattern.put === undefined) return undefined;
  const put = pattern.put
    .split(' ')
    .map((part) => wordFor(part, found))
    .filter((word) => word !== '')
    .join(' ');
  const isCapital = /^\p{Lu}/u.test(found.find((token) => token !== undefined)?.written ?? '');
  return isCapital ? put.charAt(0).toUpperCase() + put.slice(1) : put;
}

/** A word of a correction: itself, $1 as it is written, or $1:form. */
function wordFor(part: string, found: Match['found']): string {
  const [, number, form, ending = ''] = /^\$(\d)(?::(\w+))?([’\w]*)$/.exec(part) ?? [];
  if (number === undefined) return part;
  const token = found[Number(number) - 1];
  if (token === undefined) return '';
  return form === undefined ? token.written + ending : (FORMS[form]?.(token.word || token.written) ?? token.written);
}
