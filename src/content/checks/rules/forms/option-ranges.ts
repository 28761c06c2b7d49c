import { listProperty, textProperty } from '../../../read/json.ts';
import { isAscending, straysIn } from '../../../references/quantities/order.ts';
import { asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that options that are ranges, such as budgets, are in one currency without gaps or overlaps. */
export const rule: Rule = {
  codes: asWarnings('option-gap option-overlap option-currency option-out-of-order'),
  files: 'options',
  *onDocument({ data }) {
    const labels = listProperty(data, 'options').map((option) => textProperty(option, 'label') ?? '');
    yield issuesOf(labels);
  },
};

/** The range of amounts of an option; both ends are included. */
interface Range {
  index: number;
  label: string;
  from: number;
  to: number;
  /** The currency or unit, such as "EUR" or "years". */
  of: string;
}

/** Fewer ranges are not considered a scale. */
const MIN_RANGES = 3;

function issuesOf(labels: readonly string[]): Issues<FileIssue> {
  const ranges = labels.flatMap((label, index) => rangeOf(label, index) ?? []);
  const [first] = ranges;
  if (first === undefined || ranges.length < MIN_RANGES) return undefined;
  if (ranges.some(({ of }) => of !== first.of)) return otherCurrency(ranges);
  const moved = outOfOrder(ranges);
  if (moved) return moved;
  return ranges.flatMap((range, index) => {
    const before = ranges[index - 1];
    return before === undefined || before.from >= range.from ? [] : (issueOf(before, range) ?? []);
  });
}

/** Reports the one range that is not in its place among others in ascending order. */
function outOfOrder(ranges: readonly Range[]): Issues<FileIssue> {
  const amounts = ranges.map(({ from }) => from);
  if (ranges.length <= MIN_RANGES || isAscending(amounts)) return undefined;
  const [odd, another] = straysIn(amounts).map((place) => ranges[place]);
  const next = ranges.find(({ from }) => odd !== undefined && from > odd.from);
  if (!odd || another) return undefined;
  return {
    code: 'option-out-of-order',
    pointer: `/options/${odd.index}/label`,
    message: `"${odd.label}" is not in its place among the amounts, so visitors may not find it.`,
    suggestion: next ? `Move this choice above "${next.label}".` : 'Move this choice to the end of the amounts.',
  };
}

/** Reports the one range in another currency than all others. */
function otherCurrency(ranges: readonly Range[]): Issues<FileIssue> {
  const odd = ranges.filter((range) => ranges.every((other) => other === range || other.of !== range.of));
  const [range, another] = odd;
  const rest = new Set(ranges.flatMap(({ of }) => (of === range?.of ? [] : [of])));
  const [usual = ''] = rest;
  if (!range || another || rest.size > 1 || ![range.of, usual].every((of) => CURRENCIES.test(of))) return undefined;
  return {
    code: 'option-currency',
    pointer: `/options/${range.index}/label`,
    message: `"${range.label}" is in ${range.of}, but the other choices are in ${usual}.`,
    suggestion: `Write the amount in ${usual}.`,
  };
}

function issueOf(before: Range, range: Range): FileIssue | undefined {
  const pointer = `/options/${range.index}/label`;
  if (range.from < before.to)
    return {
      code: 'option-overlap',
      pointer,
      message: `"${before.label}" and "${range.label}" overlap, so some visitors find two answers that fit.`,
      suggestion: 'Begin this range where the one before it ends.',
    };
  const step = Number.isInteger(before.to) && Number.isInteger(range.from) ? 1 : 0;
  if (range.from <= before.to + step) return undefined;
  return {
    code: 'option-gap',
    pointer,
    message: `Nothing stands between "${before.label}" and "${range.label}", so some visitors find no answer that fits.`,
    suggestion: 'Begin this range where the one before it ends, or add the one that is missing.',
  };
}

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?) ?(k|m|million|thousand|billion)?`;
const CURRENCY = '(?:([A-Z]{3}|[KTU]?[Ss]h|[$€£]) ?)?';
const CURRENCIES = /^(?:[A-Z]{3}|[KTU]?SH|[$€£])$/;
const UNIT = '(?: (years?|months?|acres?|bedrooms?|people|employees|guests|homes|units))?';
const RANGE = new RegExp(`^${CURRENCY}${NUMBER} ?(?:[–—-]|to) ?${CURRENCY}${NUMBER}${UNIT}$`, 'i');
const BELOW = new RegExp(`^(?:under|below|up to|less than|at most|fewer than) ${CURRENCY}${NUMBER}${UNIT}$`, 'i');
const ABOVE = new RegExp(`^(?:over|above|more than|from) ${CURRENCY}${NUMBER}${UNIT}(?: (?:or more|upwards))?$`, 'i');
const OR_MORE = new RegExp(String.raw`^${CURRENCY}${NUMBER}(?:\+${UNIT}|${UNIT} (?:or more|and above|and over))$`, 'i');

const FACTORS: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 };

function amount(figures = '', factor = ''): number {
  return Number(figures.replaceAll(',', '')) * (FACTORS[factor.toLowerCase()] ?? 1);
}

/** What a label counts. Labels without a currency or unit may be times or anything else. */
const counted = (...names: (string | undefined)[]) =>
  names
    .find((name) => name !== undefined)
    ?.replace(/(?<=[a-z])s$/, '')
    .toUpperCase();

/** The range in a label; undefined if there is none. */
function rangeOf(label: string, index: number): Range | undefined {
  const text = label.trim();
  const range = RANGE.exec(text);
  if (range) {
    const [, sign, from, factor, otherSign, to, otherFactor, unit] = range;
    const of = counted(sign, otherSign, unit);
    return of === undefined
      ? undefined
      : { index, label, of, from: amount(from, factor ?? otherFactor), to: amount(to, otherFactor) };
  }
  const below = BELOW.exec(text);
  if (below) {
    const [, sign, figures, factor, unit] = below;
    const of = counted(sign, unit);
    return of === undefined ? undefined : { index, label, of, from: 0, to: amount(figures, factor) };
  }
  const [, sign, figures, factor, ...units] = ABOVE.exec(text) ?? OR_MORE.exec(text) ?? [];
  const of = counted(sign, ...units);
  if (figures === undefined || of === undefined) return undefined;
  return { index, label, of, from: amount(figures, factor), to: Number.POSITIVE_INFINITY };
}
