import { type Note, noteKind } from '../../../../cache/notes.ts';
import type { Content } from '../../../../read/content.ts';
import { asObject, textProperty } from '../../../../read/json.ts';
import { memoizeByObject } from '../../../../read/memoize.ts';
import type { Issue, Issues, TextIssue } from '../../../../report/issues.ts';
import { isCollection } from '../../../../schema/schemas.ts';
import { asWarnings, type Rule } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/**
 * A figure that is meaningful by itself: a percentage, a plus, or a number with at least three digits, optionally after
 * a currency that some fact has.
 */
function figureOf(facts: Iterable<string>): RegExp {
  const currencies = new Set([...facts].flatMap((fact) => /^\p{L}+ (?=\d)/u.exec(fact)?.[0] ?? []));
  const currency = currencies.size > 0 ? `(?:${[...currencies].join('|')})?` : '';
  const range = '\\d[\\d.,]*\\d?(?: ?[–-] ?\\d+)?';
  return new RegExp(`(?<![\\w.,#/±–-])${currency}${range}(?: ?%\\+?|\\+|[KMB]\\+?)(?![\\w%])`, 'g');
}

/** A figure, and what it would be with the dash, the percent sign and the commas that facts have. */
function waysToWrite(written: string): string[] {
  const plain = written.replace(/ ?[–-] ?/, '–').replace(' %', '%');
  return [
    written,
    plain,
    plain.replace(/(?<![\d.,])\d{4,}(?![\d.,])/, (number) => Number(number).toLocaleString('en')),
  ];
}

/** Percentages that are so common that a text rarely means the fact. */
const COMMON = /^\d%$/;

/** A figure typed before a word: "240 flats". */
interface TypedFigure {
  figure: string;
  meaning: string;
}

const typedFigures = noteKind<TypedFigure>('typed-figure');

/** Files in which figures are content, not code or settings. */
const contentFolders = new Set(['pages', 'modals', 'documents', 'emails', 'navigation', 'forms']);

/** Checks that figures are used from facts.json, so that pages never contradict each other. */
export const rule: Rule = {
  codes: asWarnings('fact-as-text conflicting-figures'),
  onText: (text, pointer, { file }, features, content) => {
    if ((features & TextFeature.digit) === 0 || !(contentFolders.has(file.kind.name) || isCollection(file.kind)))
      return undefined;
    if (isSplit(text)) return undefined;
    const { names, figure } = factsOf(content);
    return [...text.matchAll(figure)].map(({ 0: written, index }) => {
      const meaning = /^\s+([a-z]{4,})/i.exec(text.slice(index + written.length))?.[1]?.toLowerCase();
      if (meaning !== undefined) typedFigures.add(content, file, pointer(), { figure: written, meaning });
      const value = waysToWrite(written).find((one) => names.has(one));
      return value === undefined || COMMON.test(value) ? undefined : typedFact(written, names.get(value) ?? []);
    });
  },
  onEnd: (content) => [...Map.groupBy(typedFigures.all(content), ({ data }) => data.meaning).values()].map(conflict),
};

/** Whether a text divides a whole: "Pay 50% on order, 40% on delivery and 10% once it works." */
function isSplit(text: string): boolean {
  const shares = [...text.matchAll(/\d+(?:\.\d+)?(?=%)/g)].map(Number);
  return shares.length > 1 && shares.reduce((sum, share) => sum + share, 0) === 100;
}

/** The names of the facts with each value, and a pattern for figures. */
const factsOf = memoizeByObject((content: Content) => {
  const facts = Object.entries(asObject(content.data('facts'))).map(([name, fact]) => ({
    name,
    value: textProperty(fact, 'value') ?? '',
  }));
  const byValue = Map.groupBy(facts, ({ value }) => value);
  return {
    names: new Map([...byValue].map(([value, same]) => [value, same.map(({ name }) => name)])),
    figure: figureOf(byValue.keys()),
  };
});

function typedFact(written: string, names: string[]): TextIssue {
  const [quoted, another] = names.map((name) => `{{facts.${name}}}`);
  return {
    at: { text: written },
    code: 'fact-as-text',
    ...(names[0] !== undefined && { subject: names[0] }),
    message: `${written} is typed here, but it is also the fact ${names.map((name) => `"${name}"`).join(' or ')}. When the fact changes, this text would keep the old figure.`,
    suggestion: `Write ${names.map((name) => `{{facts.${name}}}`).join(' or ')} if it means the same; otherwise add a separate fact.`,
    ...(quoted !== undefined && another === undefined && { meant: quoted }),
  };
}

/** The first two different figures before the same word. */
function conflict(typed: readonly Note<TypedFigure>[]): Issues<Issue> {
  const [first] = typed;
  const other = typed.find(({ data }) => data.figure !== first?.data.figure);
  if (!first || !other) return undefined;
  const [{ figure, meaning }, { figure: before }] = [other.data, first.data];
  return {
    path: other.from.path,
    pointer: other.pointer,
    at: { text: figure },
    code: 'conflicting-figures',
    message: `This says "${figure} ${meaning}", but ${first.from.id} says "${before} ${meaning}".`,
    suggestion: 'Add the correct figure to facts.json and quote it in both places as {{facts.name}}.',
  };
}
