import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { ChartMark } from '../../../contracts/resolved.ts';
import { onlyAmount } from './amount.ts';
import { round, shortened } from './path-data.ts';
import type { Drawn, Row } from './rows.ts';

const SIZE = { width: 360, height: 240 };
const AXIS = { left: 12, right: 336, top: 34, bottom: 204 };
/** Maximum number of labels below the line. */
const MOST_LABELS = 6;

/** One line through all rows, on an axis that starts at zero. */
export function lineMarks(rows: Row[]): Drawn {
  const values = rows.map(({ values, label }) => onlyAmount(values, label).most);
  const x = scalePoint([...rows.keys()], [AXIS.left, AXIS.right]);
  const y = scaleLinear([0, Math.max(...values)], [AXIS.bottom, AXIS.top]).nice(4);
  const place = (index: number) => x(index) ?? AXIS.left;
  const curve = line<number>((_, index) => place(index), y).curve(curveMonotoneX);
  const ground = area<number>((_, index) => place(index), AXIS.bottom, y).curve(curveMonotoneX);
  const guides = y.ticks(4).map(
    (tick): ChartMark => ({
      shape: 'path',
      role: 'guide',
      d: `M${AXIS.left} ${round(y(tick))}H${AXIS.right}`,
    }),
  );
  const step = Math.ceil(rows.length / MOST_LABELS);
  const labels = rows.flatMap(({ label }, index): ChartMark[] =>
    index % step === 0 || index === rows.length - 1 ? [below(label, place(index), index, rows.length)] : [],
  );
  const height = (index: number) => y(values[index] ?? 0);
  const last = rows.length - 1;
  const ends = [
    ...point(rows, 0, place(0), height(0), height(1)),
    ...point(rows, last, place(last), height(last), height(last - 1)),
  ];
  return {
    ...SIZE,
    marks: [
      ...guides,
      { shape: 'path', role: 'ground', d: shortened(ground(values)) },
      { shape: 'path', role: 'strong', d: shortened(curve(values)) },
      ...ends,
      ...labels,
    ],
  };
}

function anchorOf(index: number, count: number): ChartMark['anchor'] {
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
    anchor: anchorOf(index, count),
  };
}

/** An end of the line with its value above it; below it where the line, on its way to the next point, is above. */
function point(rows: Row[], row: number, x: number, y: number, next: number): ChartMark[] {
  const text = rows[row]?.values[0]?.text ?? '';
  const baseline = next < y ? y + 28 : y - 14;
  return [
    { shape: 'circle', role: 'strong', row, x: round(x), y: round(y), radius: 5 },
    { shape: 'text', role: 'value', row, x: round(x), y: round(baseline), text, anchor: anchorOf(row, rows.length) },
  ];
}
