import { asObject, textProperty } from '../../../../read/json.ts';
import type { FileIssue } from '../../../../report/issues.ts';
import type { Rule } from '../../../rule.ts';

/** Checks that no sum of money lost the letter for its thousands or millions, or differs from comparable sums in it. */
export const rule: Rule = {
  codes: { 'odd-scale': 'warning' },
  files: 'facts',
  *onDocument({ data }) {
    const sums = Object.entries(asObject(data)).flatMap(([name, fact]) => sumOf(name, fact));
    for (const sum of sums) yield oddScale(sum, sums);
  },
};

interface Sum {
  name: string;
  /** What it is a sum of: the name without its year. */
  subject: string;
  value: string;
  figures: string;
  scale: string;
  amount: number;
  /** Whether its meaning speaks of what companies count in thousands or millions; a fee may well be small. */
  isLarge: boolean;
}

const SCALES: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9 };
const SUM = /^((?:[A-Z]{3}|\p{Lu}\p{L}{1,2}|[$€£]) ?\d[\d,]*(?:\.\d+)?)([KMB]?)\+?$/u;

function sumOf(name: string, fact: unknown): Sum[] {
  const value = textProperty(fact, 'value') ?? '';
  const [, figures, scale = ''] = SUM.exec(value) ?? [];
  if (figures === undefined) return [];
  const amount = Number(figures.replace(/[^\d.]/g, '')) * (SCALES[scale] ?? 1);
  const isLarge = LARGE.test(textProperty(fact, 'meaning') ?? '');
  return [{ name, isLarge, subject: name.replace(/\d+$/, ''), value, figures, scale, amount }];
}

/** What companies count in thousands or millions, in the words of English meanings. */
const LARGE = /\b(?:revenue|turnover|sales|investment|invested|round|funding|profits?|worth|budget|loans?|capital)\b/i;
/** A sum below this is hardly one that a site shows next to millions. */
const SMALL = 1000;
/** Maximum ratio of two sums of the same in different years. */
const MAX_RATIO = 50;

function oddScale(sum: Sum, sums: readonly Sum[]): FileIssue | undefined {
  const others = sums.filter((other) => other !== sum);
  const scales = new Set(others.map(({ scale }) => scale).filter((scale) => scale !== ''));
  const [usual, another] = scales;
  const least = Math.min(...others.map(({ amount }) => amount));
  const isSmall = sum.scale === '' ? sum.amount < SMALL : sum.scale !== usual && sum.amount * MAX_RATIO <= least;
  const isTooSmall = sum.isLarge && isSmall && others.length > 0 && another === undefined;
  const like = others.find(
    ({ subject, amount, scale }) =>
      subject === sum.subject && amount > sum.amount * MAX_RATIO && scales.has(scale) && scale !== sum.scale,
  );
  const right = like?.scale ?? (isTooSmall ? usual : undefined);
  if (right === undefined) return undefined;
  return {
    code: 'odd-scale',
    pointer: `/${sum.name}/value`,
    message: `${sum.value} is very little beside ${(like ?? others.find(({ scale }) => scale === right))?.value}: a letter such as ${right} may be missing or wrong.`,
    suggestion: `Write "${sum.figures}${right}" if that is meant.`,
  };
}
