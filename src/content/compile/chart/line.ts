import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { ChartMark } from '../../../contracts/resolved.ts';
import { onlyAmount } from './amount.ts';
import { round, shortened } from './path-data.ts';
import type { Drawn, Row } from './rows.ts';

const SIZE = { width: 360, height: 240 };
/** Room for text at the ends of the axis, on each side of a point. */
const END = 24;
const AXIS = { left: END, right: SIZE.width - END, top: 34, bottom: 204 };
/** The largest font sizes of labels and values (src/ui/chart/drawing.static.module.css). */
const FONT_SIZE = { label: 15.5, value: 19 };
/** The average width of a letter, as a part of the font size. */
const LETTER_WIDTH = 0.6;
/** Maximum number of labels below the line. */
const MAX_LABELS = 6;
/** Minimum distance of a value from those at the ends. */
const GAP = 40;

/** One line through all rows, on an axis that starts at zero. */
export function lineMarks(rows: Row[]): Drawn {
  const values = rows.map(({ values, label }) => onlyAmount(values, label).most);
  const x = scalePoint([...rows.keys()], [AXIS.left, AXIS.right]);
  const y = scaleLinear([0, Math.max(...values)], [AXIS.bottom, AXIS.top]).nice(4);
  const place = (index: number) => x(index) ?? AXIS.left;
  const curve = line<number>((_, index) => place(index), y).curve(curveMonotoneX);
  const ground = area<number>((_, index) => place(index), AXIS.bottom, y).curve(curveMonotoneX);
  // The last row has a label in any case, so none is too close to it; equal steps up to it are best.
  const last = rows.length - 1;
  const least = Math.ceil(rows.length / MAX_LABELS);
  const step = [least, least + 1, least + 2].find((each) => last % each === 0) ?? least;
  const labels = rows.flatMap(({ label }, index): ChartMark[] =>
    index === last || (index % step === 0 && index <= last - step)
      ? [below(label, place(index), index, rows.length)]
      : [],
  );
  const heights = values.map(y);
  const points = labelled(values, place).flatMap((index) => point(rows, index, place(index), heights));
  return {
    ...SIZE,
    marks: [
      { shape: 'path', role: 'ground', d: shortened(ground(values)) },
      { shape: 'path', role: 'strong', d: shortened(curve(values)) },
      ...points,
      ...labels,
    ],
  };
}

/** Text is centred on its point, except at the ends if it is too long for that. */
function anchorOf(text: string, role: 'label' | 'value', index: number, count: number): ChartMark['anchor'] {
  if (text.length * FONT_SIZE[role] * LETTER_WIDTH <= 2 * END) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

function below(text: string, x: number, index: number, count: number): ChartMark {
  return {
    shape: 'text',
    role: 'label',
    row: index,
    x: round(x),
    y: AXIS.bottom + 24,
    text,
    anchor: anchorOf(text, 'label', index, count),
  };
}

/** The rows whose values are shown at the line: its ends, and its highest and lowest points, the first and the last. */
function labelled(values: number[], place: (index: number) => number): number[] {
  const last = values.length - 1;
  const extremes = [Math.max(...values), Math.min(...values)];
  const chosen = [0, last];
  for (const index of extremes.flatMap((value) => [values.indexOf(value), values.lastIndexOf(value)]))
    if (chosen.every((other) => Math.abs(place(index) - place(other)) >= GAP)) chosen.push(index);
  return chosen;
}

/** A point with its value above it, or below it if the line comes from above or continues upwards. */
function point(rows: Row[], row: number, x: number, heights: number[]): ChartMark[] {
  const text = rows[row]?.values[0]?.text ?? '';
  const y = heights[row] ?? 0;
  const isBelow = [row - 1, row + 1].some((next) => (heights[next] ?? y) < y);
  return [
    { shape: 'circle', role: 'strong', row, x: round(x), y: round(y), radius: 5 },
    {
      shape: 'text',
      role: 'value',
      row,
      x: round(x),
      y: round(isBelow ? y + 28 : y - 14),
      text,
      anchor: anchorOf(text, 'value', row, rows.length),
    },
  ];
}
