import type { Content } from '../../../../read/content.ts';
import { asObject, textProperty } from '../../../../read/json.ts';
import { memoizeByObject } from '../../../../read/memoize.ts';
import type { Use } from '../../../../references/uses.ts';
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

/** The graph's kind for figures typed before a word: "240 flats". */
const typedKind = 'typed-figure';

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
      if (meaning !== undefined)
        content.graph.add({ kind: typedKind, value: `${written} ${meaning}`, from: file, pointer: pointer() });
      const value = waysToWrite(written).find((one) => names.has(one));
      return value === undefined || COMMON.test(value) ? undefined : typedFact(written, names.get(value) ?? []);
    });
  },
  onEnd: (content) => {
    const typed = [...content.graph.usesByName(typedKind).values()].flatMap(([first]) => first ?? []);
    return [...Map.groupBy(typed, ({ value }) => partsOf(value).meaning).values()].map(conflict);
  },
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

/** Splits a typed figure and the word after it; only the figure can contain a space. */
function partsOf(typed: string): { figure: string; meaning: string } {
  const end = typed.lastIndexOf(' ');
  return { figure: typed.slice(0, end), meaning: typed.slice(end + 1) };
}

/** Different figures before the same word, each at its first occurrence. */
function conflict([first, other]: Use[]): Issues<Issue> {
  if (!first || !other) return undefined;
  return {
    path: other.from.path,
    pointer: other.pointer,
    at: { text: partsOf(other.value).figure },
    code: 'conflicting-figures',
    message: `This says "${other.value}", but ${first.from.id} says "${first.value}".`,
    suggestion: 'Add the correct figure to facts.json and quote it in both places as {{facts.name}}.',
  };
}
