import { listProperty, textProperty } from '../../../read/json.ts';
import { filledText } from '../../../references/placeholders.ts';
import { numberIn } from '../../../references/quantities/durations.ts';
import { NUMBER_IN_WORDS, wordsToNumber } from '../../../references/quantities/number-words.ts';
import type { Content, FileIssue, Rule } from '../../rule.ts';
import { tablesIn } from '../tables/tables.ts';

/** Checks that the description of a chart has the figures and the number of bars that the chart draws. English only. */
export const rule: Rule = {
  codes: { 'description-differs': 'warning' },
  *onDocument({ file, data }, content) {
    if (!content.isEnglish) return;
    for (const { table, pointer } of tablesIn(file.kind.name, data))
      yield issueOf(table, `${pointer}/description`, content);
  },
};

function issueOf(chart: unknown, pointer: string, content: Content): FileIssue | undefined {
  const description = textProperty(chart, 'description');
  const kind = textProperty(chart, 'kind');
  if (description === undefined || kind === undefined || kind === 'map') return undefined;
  const rows = listProperty(chart, 'rows');
  const valuesOf = (row: unknown) =>
    listProperty(row, 'values').map((value) => filledText(String(value), content.placeholderSources()) ?? '');
  // Figures with an invalid placeholder are reported there.
  if (rows.flatMap(valuesOf).includes('')) return undefined;
  const values = rows.flatMap(valuesOf);
  const text = filledText(description, content.placeholderSources()) ?? '';
  if (text !== description || values.length === 0) return undefined;
  return (
    otherCount(text, rows.length, kind, pointer) ??
    otherFigure(text, chart, values, pointer) ??
    otherEnd(text, chart, values, pointer) ??
    otherRatio(text, kind === 'slope' ? rows.map(valuesOf) : [values], pointer)
  );
}

const DRAWN = /^(\p{L}+|\d+) (?:[a-z]+ )?(bars|lines|columns|façades|rows)\b/iu;

/** Reports "three bars" for two. */
function otherCount(text: string, rows: number, kind: string, pointer: string): FileIssue | undefined {
  const [piece, written = ''] = DRAWN.exec(text) ?? [];
  const statedRows = numberIn(written);
  if (piece === undefined || kind === 'line' || Number.isNaN(statedRows) || statedRows === rows) return undefined;
  return {
    code: 'description-differs',
    pointer,
    at: { text: piece },
    message: `The description says "${piece}", but the chart draws ${rows}.`,
    suggestion: 'Describe what the rows below draw now, or bring back the row that is missing.',
  };
}

/** Units after which a small number is a figure too; without one it may count anything. */
const UNIT =
  '(?=[ -](?:percent|per cent|degrees|years?|months?|days?|hours?|million|billion|tonnes?|litres?|kilograms?))';
const SMALL = `(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d(?!\\d))`;
const FIGURE = new RegExp(
  [
    `\\b(?<part>${SMALL}) (?:in|out of)(?: every)? (?<whole>${NUMBER_IN_WORDS})\\b`,
    `\\ball but (?<rest>${NUMBER_IN_WORDS})\\b`,
    `(?<![\\w.,{])(?<figure>\\d{2,3}(?:,\\d{3})*(?:\\.\\d+)?|${NUMBER_IN_WORDS}|${SMALL}${UNIT})(?![\\w–-]|[,.]\\d| times| and a)`,
  ].join('|'),
  'gi',
);

/** Words that make a figure approximate. */
const VAGUE =
  /\b(?:about|around|nearly|almost|roughly|some|close to|just (?:over|under)|(?:little|more|less|over|under)(?: more| less)?(?: than)?) $/i;

function otherFigure(text: string, chart: unknown, values: string[], pointer: string): FileIssue | undefined {
  const known = knownFigures(chart, values);
  const isOfShares = values.some((value) => value.includes('%')) || textProperty(chart, 'kind') === 'waffle';
  for (const { 0: piece, index, groups = {} } of text.matchAll(FIGURE)) {
    const { part, whole, rest, figure } = groups;
    if (figure === undefined && !isOfShares) continue;
    const fraction = part === undefined ? 0 : (100 * wordsToNumber(part)) / wordsToNumber(whole ?? '');
    const number =
      figure !== undefined ? wordsToNumber(figure) : rest !== undefined ? 100 - wordsToNumber(rest) : fraction;
    const near =
      part !== undefined ? 35 / wordsToNumber(whole ?? '') : VAGUE.test(text.slice(0, index)) ? number / 8 : 1;
    if (figure !== undefined && (number === 100 || number === 1000 || isSmallCount(figure, text, index))) continue;
    if (isInOtherUnit(text.slice(index + piece.length), values)) continue;
    if (known.some((one) => Math.abs(one - number) <= near)) continue;
    return differs(piece, index, values, pointer);
  }
  return undefined;
}

function differs(piece: string, index: number, values: readonly string[], pointer: string): FileIssue {
  return {
    code: 'description-differs',
    pointer,
    at: { text: piece, index },
    message: `The description says "${piece}", but the chart draws ${inWords(values)}.`,
    suggestion: 'Describe the figures that the chart draws now, for people who cannot see it.',
  };
}

const FROM_TO = new RegExp(
  `\\bfrom (${SMALL}) to (${SMALL})\\b|(?<!-)\\b(${NUMBER_IN_WORDS}) to (${NUMBER_IN_WORDS})(?= per ?cent)`,
  'gi',
);

/** Reports "from nine to six" if the ends differ: small numbers in such a range are figures even without a unit. */
function otherEnd(text: string, chart: unknown, values: string[], pointer: string): FileIssue | undefined {
  const known = [...numbersOf(values.join(' ')), ...namedFigures(chart)];
  for (const { 0: piece, 1: first, 2: last, 3: least = '', 4: most = '', index } of text.matchAll(FROM_TO))
    if (![first ?? least, last ?? most].every((end) => known.includes(wordsToNumber(end))))
      return differs(piece, index, values, pointer);
  return undefined;
}

/** Whether a figure is in another unit, such as "fourteen months" for 1.2 years. */
function isInOtherUnit(after: string, values: readonly string[]): boolean {
  const unit = /^[ -](hour|day|week|month|year)s?\b/i.exec(after)?.[1];
  return unit !== undefined && !values.some((value) => value.includes(unit.toLowerCase()));
}

/** Numbers up to twelve without a unit, such as that of the bars. */
function isSmallCount(figure: string, text: string, index: number): boolean {
  return wordsToNumber(figure) <= 12 && !new RegExp(`^${UNIT}`, 'i').test(text.slice(index + figure.length));
}

/** The figures that a description may mention: drawn and named ones, complements to a hundred, and differences. */
function knownFigures(chart: unknown, values: readonly string[]): number[] {
  const drawn = numbersOf(values.join(' '));
  const differences = drawn.flatMap((one, place) =>
    drawn.slice(place + 1).flatMap((other) => [Math.abs(one - other), one + other]),
  );
  return [
    ...drawn,
    ...namedFigures(chart),
    ...drawn.map((one) => 100 - one),
    ...differences,
    drawn.reduce((sum, one) => sum + one, 0),
  ];
}

/** The figures in labels, title and rows. */
const namedFigures = (chart: unknown) =>
  numbersOf(
    JSON.stringify([listProperty(chart, 'columns'), listProperty(chart, 'rows'), textProperty(chart, 'title')]),
  );

const numbersOf = (text: string) =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figures]) => wordsToNumber(figures));

const inWords = (values: readonly string[]) =>
  values.length > 6 ? `figures from ${values[0]} to ${values.at(-1)}` : values.join(', ');

const TIMES = new RegExp(
  `\\b(?:(${NUMBER_IN_WORDS}|\\d+)( and a half)? times|(twice)(?= (?:as|its|their|what)\\b))\\b`,
  'i',
);

/**
 * Reports a ratio such as "four times its size" that no two values have.
 * @param scales the values drawn on one scale: all, or those of one row
 */
function otherRatio(text: string, scales: readonly string[][], pointer: string): FileIssue | undefined {
  const [piece, written = '', half, twice] = TIMES.exec(text) ?? [];
  if (piece === undefined) return undefined;
  const statedRatio = twice === undefined ? wordsToNumber(written) + (half === undefined ? 0 : 0.5) : 2;
  const ratios = scales.flatMap((values) => {
    const drawn = values.map((value) => numbersOf(value)[0] ?? 0).filter((value) => value > 0);
    return drawn.length < 2 ? [] : drawn.flatMap((one) => drawn.map((other) => one / other));
  });
  const index = text.indexOf(piece);
  const most = OPEN_ENDED.test(text.slice(0, index)) ? statedRatio + 1 : statedRatio;
  const isDrawn = (ratio: number) => ratio >= statedRatio * (1 - ROUGHLY) && ratio <= most * (1 + ROUGHLY);
  return ratios.length === 0 || ratios.some(isDrawn) ? undefined : differs(piece, index, scales.flat(), pointer);
}

/** Words before a ratio that may be up to one higher: "more than three times" is less than four times. */
const OPEN_ENDED = /\b(?:more than|over|well over|at least) $/i;

/** Tolerance, since descriptions round generously. */
const ROUGHLY = 0.2;
