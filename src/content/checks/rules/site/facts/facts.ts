import type { ContentFile } from '../../../../read/files.ts';
import { asObject, isObject, textProperty } from '../../../../read/json.ts';
import type { Use } from '../../../../references/uses.ts';
import type { Report } from '../../../../report/issues.ts';
import { isCollection } from '../../../../schema/schemas.ts';
import { asWarnings, type Check } from '../../../check.ts';
import { Sign } from '../../../text-rules/text-signs.ts';

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
export const check: Check = {
  codes: asWarnings('fact-as-text conflicting-figures'),
  start: (content, report) => {
    const facts = content.data('facts');
    const names = new Map(
      isObject(facts) ? Object.entries(facts).map(([name, fact]) => [textProperty(fact, 'value') ?? '', name]) : [],
    );
    const namesOf = (value: string) =>
      Object.entries(asObject(facts)).flatMap(([name, fact]) => (textProperty(fact, 'value') === value ? [name] : []));
    const figure = figureOf(names.keys());
    return {
      text: (text, pointer, { file }, signs) => {
        if ((signs & Sign.digit) === 0 || !(contentFolders.has(file.kind.name) || isCollection(file.kind))) return;
        for (const match of text.matchAll(figure)) {
          const [written] = match;
          const value = waysToWrite(written).find((one) => names.has(one));
          if (value !== undefined && !COMMON.test(value)) reportTyped(written, namesOf(value), file, pointer(), report);
          const meaning = /^\s+([a-z]{4,})/i.exec(text.slice(match.index + written.length))?.[1]?.toLowerCase();
          if (meaning === undefined) continue;
          content.graph.add({ kind: typedKind, value: `${written} ${meaning}`, from: file, pointer: pointer() });
        }
      },
      end: () => {
        const typed = [...content.graph.named(typedKind).values()].flatMap(([first]) => first ?? []);
        for (const sameWord of Map.groupBy(typed, ({ value }) => partsOf(value).meaning).values())
          reportConflict(sameWord, report);
      },
    };
  },
};

function reportTyped(written: string, names: string[], file: ContentFile, pointer: string, report: Report): void {
  const shown = names.map((name) => `{{facts.${name}}}`);
  const message = `${written} is typed here, but it is also the fact ${names.map((name) => `"${name}"`).join(' or ')}. When the fact changes, this text would keep the old figure.`;
  report({
    path: file.path,
    pointer,
    at: { text: written },
    code: 'fact-as-text',
    message,
    suggestion: `Write ${shown.join(' or ')} if it means the same; otherwise add a separate fact.`,
    ...(shown.length === 1 && shown[0] !== undefined && { meant: shown[0] }),
  });
}

/** Splits a typed figure and the word after it; only the figure can contain a space. */
function partsOf(typed: string): { figure: string; meaning: string } {
  const end = typed.lastIndexOf(' ');
  return { figure: typed.slice(0, end), meaning: typed.slice(end + 1) };
}

/** Reports different figures before the same word, each at its first occurrence. */
function reportConflict([first, other]: Use[], report: Report): void {
  if (!first || !other) return;
  const { figure: written } = partsOf(other.value);
  report({
    path: other.from.path,
    pointer: other.pointer,
    at: { text: written },
    code: 'conflicting-figures',
    message: `This says "${other.value}", but ${first.from.id} says "${first.value}".`,
    suggestion: 'Add the correct figure to facts.json and quote it in both places as {{facts.name}}.',
  });
}
