import type { Content } from '../../../../read/content.ts';
import { parentPointer, property, textProperty, valueAt } from '../../../../read/json.ts';
import { factsIn } from '../../../../references/figure.ts';
import { numberIn } from '../../../../references/quantities/durations.ts';
import type { ValueIssue } from '../../../../report/issues.ts';
import type { Rule } from '../../../rule.ts';

/** Checks that texts give a quoted figure the years and the length of time of its fact. English only. */
export const rule: Rule = {
  codes: { 'period-differs': 'warning' },
  onText: (text, pointerOf, { file, data }, _features, content) => {
    if (!text.includes('{{facts.')) return undefined;
    const [name, another] = new Set(factsIn(text));
    if (!content.isEnglish || name === undefined || another !== undefined || file.kind.name === 'facts')
      return undefined;
    const fact = asFact(name, content);
    const pointer = pointerOf();
    const parts = [[pointer, text], ...labelsBeside(text, pointer, data)] as const;
    for (const [at, words] of parts) {
      const issue = otherTime(words, fact, at !== pointer);
      if (issue) return { pointer: at, code: 'period-differs', ...issue };
    }
    return undefined;
  },
};

function asFact(name: string, content: Content): Fact {
  const fact = property(content.data('facts'), name);
  return { name, period: textProperty(fact, 'period') ?? '', meaning: textProperty(fact, 'meaning') ?? '' };
}

interface Fact {
  name: string;
  period: string;
  meaning: string;
}

/** The words next to a figure that stands alone. */
function labelsBeside(text: string, pointer: string, data: unknown): [pointer: string, text: string][] {
  if (!/^\S*\{\{[^}]*\}\}\S*$/.test(text) || !pointer.endsWith('/value')) return [];
  const holder = parentPointer(pointer);
  const label = textProperty(valueAt(data, holder), 'label');
  return label === undefined ? [] : [[`${holder}/label`, label]];
}

const YEARS = /\b((?:19|20)\d\d) ?(?:to|and|[–-]) ?((?:19|20)\d\d)\b/;
const YEAR = /\b(?:19|20)\d\d\b/g;
const LENGTH = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})[- ](year|month|week|day)s?\b/i;

/** @param isLabel whether the text is the label of the figure alone, so that its year is that of the figure */
function otherTime(text: string, fact: Fact, isLabel: boolean): Omit<ValueIssue, 'code'> | undefined {
  const [piece, from, to] = YEARS.exec(text) ?? [];
  const [own, ownFrom, ownTo] = YEARS.exec(fact.period) ?? [];
  if (piece !== undefined && own !== undefined)
    return from === ownFrom && to === ownTo
      ? undefined
      : differs(piece, `covers ${own}`, own.replace(/ ?[–-] ?| to /, ' to '));
  const [year, second] = isLabel ? (text.match(YEAR) ?? []) : [];
  const known: string[] = [...new Set(`${fact.name} ${fact.period} ${fact.meaning}`.match(/(?:19|20)\d\d/g))];
  if (year !== undefined && second === undefined && known.length > 0 && !known.includes(year))
    return differs(year, `is of ${known.join(' and ')}`, known[0] ?? '');
  return otherLength(text, fact.name);
}

/** "over five years" for threeYearReturn. */
function otherLength(text: string, name: string): Omit<ValueIssue, 'code'> | undefined {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [, number = '', unit = ''] = LENGTH.exec(words) ?? [];
  const [piece, written = '', ofText = ''] = LENGTH.exec(text) ?? [];
  if (number === '' || piece === undefined || unit !== ofText.toLowerCase()) return undefined;
  if (numberIn(number) === numberIn(written)) return undefined;
  return differs(piece, `is called "${name}"`, piece.replace(written, number));
}

const differs = (piece: string, own: string, right: string): Omit<ValueIssue, 'code'> => ({
  at: { text: piece },
  message: `This says ${piece}, but the fact that is quoted here ${own}.`,
  suggestion: `Write "${right}", or correct the fact.`,
});
