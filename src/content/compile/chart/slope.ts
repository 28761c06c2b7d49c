import { scaleLinear } from 'd3-scale';
import type { ChartMark } from '../../../contracts/resolved.ts';
import { type Amount, amountOf } from './amount.ts';
import { round } from './path-data.ts';
import type { Drawn, Row } from './rows.ts';
import { spread } from './spread.ts';

const SIZE = { width: 360, height: 306 };
const AXIS = { left: 40, right: 214, top: 30, bottom: 270 };
/** Minimum distance between two labels, which have two lines. */
const GAP = 44;
/** Keeps the second line of the lowest label away from the names below the axes. */
const CLEARANCE = 12;

/** Start and end of rows on an axis that starts at zero: absolute if all have one unit, else relative to their start. */
function heights(pairs: { from: Amount; to: Amount }[]): { from: number; to: number }[] {
  const units = new Set(pairs.flatMap(({ from, to }) => [from.unit, to.unit]));
  if (units.size === 1) return pairs.map(({ from, to }) => ({ from: from.most, to: to.most }));
  return pairs.map(({ from, to }) => ({ from: 1, to: from.most === 0 ? 1 : to.most / from.most }));
}

/** A line for each row from its first value to its second. */
export function slopeMarks(rows: Row[], [, ...columns]: string[]): Drawn {
  const pairs = rows.map(({ values: [from, to], label }) => {
    if (!from || !to) throw new RangeError(`The row "${label}" of a slope needs two values.`);
    return { from: amountOf(from), to: amountOf(to), texts: { from: from.text, to: to.text } };
  });
  const ends = heights(pairs);
  const all = ends.flatMap(({ from, to }) => [from, to]);
  const y = scaleLinear([0, Math.max(...all)], [AXIS.bottom, AXIS.top]);
  const limits: [number, number] = [AXIS.top, AXIS.bottom - CLEARANCE];
  const labels = spread(
    ends.map(({ to }) => y(to)),
    GAP,
    limits,
  );
  const marks = rows.flatMap(({ label, strong }, row): ChartMark[] => {
    const { from, to } = ends[row] ?? { from: 0, to: 0 };
    const role = strong ? 'strong' : 'plain';
    const place = labels[row] ?? y(to);
    const line = `M${AXIS.left} ${round(y(from))}L${AXIS.right} ${round(y(to))}`;
    return [
      { shape: 'path', role: 'guide', row, d: `M${AXIS.right} ${round(y(to))}L${AXIS.right + 16} ${round(place)}` },
      { shape: 'path', role, row, d: line },
      { shape: 'circle', role, row, x: AXIS.left, y: round(y(from)), radius: 5 },
      { shape: 'circle', role, row, x: AXIS.right, y: round(y(to)), radius: 5 },
      { shape: 'text', role: 'value', row, x: AXIS.right + 22, y: round(place + 2), text: pairs[row]?.texts.to ?? '' },
      { shape: 'text', role: 'label', row, x: AXIS.right + 22, y: round(place + 18), text: label },
    ];
  });
  return { ...SIZE, marks: [...axes(columns), ...marks, ...beginnings(ends, pairs, y)] };
}

/** The two vertical axes, each below its column heading. */
function axes(columns: string[]): ChartMark[] {
  return [AXIS.left, AXIS.right].flatMap((x, index): ChartMark[] => [
    { shape: 'path', role: 'ground', d: `M${x} ${AXIS.top - 18}V${AXIS.bottom + 12}` },
    { shape: 'text', role: 'label', x, y: AXIS.bottom + 30, text: columns[index] ?? '', anchor: 'middle' },
  ]);
}

/** The start values; if all rows start at the same point, only the table shows them. */
function beginnings(
  ends: { from: number }[],
  pairs: { texts: { from: string } }[],
  y: (value: number) => number,
): ChartMark[] {
  if (new Set(ends.map(({ from }) => from)).size < ends.length) return [];
  const places = spread(
    ends.map(({ from }) => y(from)),
    22,
    [AXIS.top, AXIS.bottom],
  );
  return pairs.map(({ texts }, row) => ({
    shape: 'text',
    role: 'label',
    row,
    anchor: 'end',
    x: AXIS.left - 12,
    y: round((places[row] ?? 0) + 5),
    text: texts.from,
  }));
}
