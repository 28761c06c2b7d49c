import { curveLinearClosed, line } from 'd3-shape';
import type { ChartMark } from '../../../contracts/resolved.ts';
import { round, shortened } from './path-data.ts';
import type { Drawn, Point, Row } from './rows.ts';

const WIDTH = 360;
const MARGIN = 14;
const PIN = 11;
/** Units between the middles of two pins. */
const GAP = 2 * PIN + 4;
/** How much of the land the inner contours enclose. */
const CONTOURS = [0.78, 0.54, 0.31];

/** Places on the drawing: near the equator a degree is as wide as it is high. */
function projection(outline: Point[]): { place: (point: Point) => Point; height: number } {
  const [longitudes, latitudes] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [west, north] = [Math.min(...longitudes), Math.max(...latitudes)];
  const middle = (north + Math.min(...latitudes)) / 2;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const scale = (WIDTH - 2 * MARGIN) / ((Math.max(...longitudes) - west) * narrow);
  return {
    place: ([x, y]) => [MARGIN + (x - west) * narrow * scale, MARGIN + (north - y) * scale],
    height: Math.round(2 * MARGIN + (north - Math.min(...latitudes)) * scale),
  };
}

/** The land with its heights, and a numbered pin for each row; pins that would cover one another step aside. */
export function mapMarks(rows: Row[], outline: Point[]): Drawn {
  const { place, height } = projection(outline);
  const curve = line().curve(curveLinearClosed).digits(0);
  const land = outline.map(place);
  const targets = rows.map(({ at }) => place(at ?? [0, 0]));
  const summit = middleOf(targets);
  const contours = CONTOURS.map(
    (share): ChartMark => ({
      shape: 'path',
      role: 'contour',
      d: shortened(
        curve(land.map(([x, y]) => [summit[0] + (x - summit[0]) * share, summit[1] + (y - summit[1]) * share])),
      ),
    }),
  );
  const pins = apart(targets);
  const marks = rows.flatMap(({ strong, label }, row): ChartMark[] => {
    const [x, y] = (pins[row] ?? [0, 0]).map(round);
    const [atX, atY] = (targets[row] ?? [0, 0]).map(round);
    return [
      { shape: 'path', role: 'guide', row, d: `M${atX} ${atY}L${x} ${y}` },
      { shape: 'circle', role: strong ? 'strong' : 'plain', row, x, y, radius: PIN },
      rows.length === 1
        ? beside(x, y, label)
        : { shape: 'text', role: 'number', row, x, y: round((y ?? 0) + 4.5), text: String(row + 1), anchor: 'middle' },
    ];
  });
  return {
    width: WIDTH,
    height,
    marks: [{ shape: 'path', role: 'ground', d: shortened(curve(land)) }, ...contours, ...marks],
  };
}

/** The name of a place that stands alone needs no number. */
function beside(x = 0, y = 0, text: string): ChartMark {
  return { shape: 'text', role: 'value', row: 0, x: x + PIN + 8, y: round(y + 6), text };
}

function middleOf(points: Point[]): Point {
  const sum = points.reduce(([x, y], [otherX, otherY]): Point => [x + otherX, y + otherY], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Pushes points apart that are closer than a pin is wide, both by half, until none are. */
function apart(points: Point[]): Point[] {
  const moved = points.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < 60; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) push(one, other);
    }
  }
  return moved;
}

function push(one: Point, other: Point): void {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  const distance = Math.hypot(dx, dy) || 1;
  if (distance >= GAP) return;
  const half = (GAP - distance) / 2 / distance;
  const [x, y] = dx === 0 && dy === 0 ? [1, 0] : [dx, dy];
  one[0] -= x * half;
  one[1] -= y * half;
  other[0] += x * half;
  other[1] += y * half;
}
