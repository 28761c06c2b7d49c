import { listProperty, property, textProperty } from '../../../read/json.ts';
import { factsIn } from '../../../references/figure.ts';
import { filledText } from '../../../references/placeholders.ts';
import { NUMBER_WORD, numberIn } from '../../../references/quantities/durations.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { asErrors, asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';
import { CURRENCY } from '../../text-rules/currency.ts';
import { tablesIn } from '../tables/tables.ts';

/**
 * Checks that figures on one scale have the same unit, shares do not exceed 100%, and maps have the pins that their
 * text mentions.
 */
export const rule: Rule = {
  codes: {
    ...asErrors('share-beyond-whole'),
    ...asWarnings(
      'units-differ no-shares part-beyond-whole other-number-of-pins point-for-thousands pins-in-one-place',
    ),
  },
  *onDocument({ file, data }, content) {
    for (const { table, pointer } of tablesIn(file.kind.name, data)) yield issuesOf(table, pointer, file.path, content);
  },
};

/** Chart types whose rows share a scale; a slope shows each row relative to itself. */
const ON_ONE_SCALE = new Set(['bars', 'waffle', 'line', 'columns']);

function issuesOf(chart: unknown, pointer: string, path: string, content: Content): Issues<FileIssue> {
  const kind = textProperty(chart, 'kind') ?? '';
  if (kind === 'map') return [pinIssues(chart, pointer), samePlaces(chart, pointer, path)];
  if (!ON_ONE_SCALE.has(kind)) return [];
  const figures = listProperty(chart, 'rows').flatMap((row, place) =>
    listProperty(row, 'values').map((value, column) => ({
      text: filledText(String(value), content.placeholderSources()) ?? '',
      fact: factsIn(String(value))[0],
      column,
      pointer: `${pointer}/rows/${place}/values/${column}`,
    })),
  );
  const columns = Map.groupBy(figures, ({ column }) => column);
  return [
    [...columns.values()].map(unitIssues),
    pointIssues(figures),
    kind === 'waffle' ? (noShares(figures, pointer) ?? figures.flatMap(shareIssues)) : undefined,
    wholeIssues(property(chart, 'whole'), figures, pointer),
  ];
}

/** Reports a map whose description mentions another number of pins. */
function pinIssues(chart: unknown, pointer: string): Issues<FileIssue> {
  const text = textProperty(chart, 'description') ?? '';
  const [piece, written = ''] = PINS.exec(text) ?? [];
  const pins = listProperty(chart, 'rows').length;
  if (piece === undefined || numberIn(written) === pins) return undefined;
  return {
    code: 'other-number-of-pins',
    pointer: `${pointer}/description`,
    at: { text: piece },
    message: `The description speaks of ${piece}, but the map has ${pins}.`,
    suggestion: 'Correct the number, or the rows.',
  };
}

/** Reports a pin that hides another, as after copying a row. */
function samePlaces(chart: unknown, pointer: string, path: string): Issues<FileIssue> {
  const seen = new Map<string, { label: string; pointer: string }>();
  return listProperty(chart, 'rows').map((row, place) => {
    const [at, label = ''] = [JSON.stringify(property(row, 'at')), textProperty(row, 'label')];
    const first = at === undefined ? undefined : seen.get(at);
    const own = { label, pointer: `${pointer}/rows/${place}/at` };
    if (at !== undefined) seen.set(at, first ?? own);
    if (first === undefined) return undefined;
    return {
      code: 'pins-in-one-place',
      pointer: own.pointer,
      related: { path, pointer: first.pointer },
      message: `"${first.label}" and "${label}" have the same place, so one pin hides the other.`,
      suggestion: `Correct the longitude and latitude of "${first.label}" or "${label}", whichever was moved.`,
    };
  });
}

/** Matches a number of all pins of a map; elsewhere in a sentence, it may be a part of them. */
const PINS = new RegExp(`(?<=\\bwith )(${NUMBER_WORD}) pins?\\b(?=[:,.;]|$)`, 'i');

interface Figure {
  text: string;
  /** The fact that it quotes. */
  fact?: string | undefined;
  pointer: string;
}

/** The unit after a figure: a percent sign or a singular noun. */
const unitOf = (text: string) =>
  /\d\+?\s?(%|\p{L}{3,})/u
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/(?<=\p{L}{2})s$/u, '') ?? '';

/** Reports the figure whose unit differs from most others. */
function unitIssues(figures: Figure[]): Issues<FileIssue> {
  const units = Map.groupBy(figures, ({ text }) => unitOf(text));
  units.delete('');
  const [usual, ...others] = [...units].sort(([, one], [, other]) => other.length - one.length);
  const odd = others.flatMap(([, ones]) => ones)[0];
  if (!usual || !odd) return undefined;
  return {
    code: 'units-differ',
    pointer: odd.pointer,
    message: `"${odd.text}" is drawn on the same scale as figures such as "${usual[1][0]?.text}".`,
    suggestion: `Write all figures of a column in the same unit${odd.fact === undefined ? '' : `: correct the fact "${odd.fact}" in facts.json, or quote another one`}.`,
  };
}

/** Reports "3.200" among figures such as "1,280": it would be drawn as slightly more than three. */
function pointIssues(figures: Figure[]): Issues<FileIssue> {
  if (!figures.some(({ text }) => /\d,\d{3}\b/.test(text))) return undefined;
  return figures.map(({ text, pointer }) => {
    if (!/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text)) return undefined;
    const right = text.replaceAll('.', ',');
    return {
      code: 'point-for-thousands',
      message: `"${text}" has a point where other figures have a comma for thousands, so it is drawn as ${Number.parseFloat(text)}.`,
      ...likelyValue(pointer, right),
    };
  });
}

/** Times, weights and sums; other words after a number may count parts of a hundred, as "98 homes" do. */
const NO_SHARE = new RegExp(
  `\\d\\+? ?(?:hr|hours?|days?|weeks?|months?|years?|km|kg|tonnes?|litres?|million|billion|[KMB])\\b|^${CURRENCY} ?\\d`,
);

/** Reports a waffle of what are no shares, such as years or sums. */
function noShares(figures: readonly Figure[], pointer: string): FileIssue | undefined {
  const odd = figures.find(({ text }) => NO_SHARE.test(text));
  if (odd === undefined) return undefined;
  return {
    code: 'no-shares',
    message: `"waffle" lights as many of a hundred windows as each value says, but "${odd.text}" is no share of a hundred.`,
    ...likelyValue(`${pointer}/kind`, 'bars', 'Write "bars", or give each row a share, such as "70%".'),
  };
}

function shareIssues({ text, pointer }: Figure): Issues<FileIssue> {
  const share = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0);
  if (share <= 100) return undefined;
  return {
    code: 'share-beyond-whole',
    pointer,
    message: `"${text}" is more than 100%, which this chart cannot show.`,
    suggestion: 'Write a share of at most 100%.',
  };
}

/** Reports a whole that is less than one of its parts. */
function wholeIssues(whole: unknown, figures: readonly Figure[], pointer: string): Issues<FileIssue> {
  const numbers = figures.map(({ text }) => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 0));
  const largest = Math.max(...numbers);
  if (typeof whole !== 'number' || figures.length === 0 || largest <= whole) return undefined;
  const isOfShares = figures.every(({ text }) => text.includes('%'));
  return {
    code: 'part-beyond-whole',
    pointer: `${pointer}/whole`,
    message: `The whole is ${whole}, but a part of it is ${figures[numbers.indexOf(largest)]?.text}.`,
    suggestion: isOfShares && largest <= 100 ? 'Write 100.' : 'Write how much all parts are together.',
  };
}
