import { curveLinearClosed, line } from 'd3-shape';
import type { ChartMark, Picture } from '../../../contracts/resolved.ts';
import { round, shortened } from './path-data.ts';
import type { Drawn, Point, Row } from './rows.ts';

const WIDTH = 360;
/**
 * The width of pictures in drawing units. Pictures also show the surroundings; with this width, pins are as large as on
 * drawings.
 */
const PICTURE_WIDTH = 640;
const MARGIN = 14;
const PIN = 11;
/** Minimum distance between the centres of two pins. */
const GAP = 2 * PIN + 4;

/** The outline of a country, or a picture of it whose edges pass through the outermost points. */
export interface MapOutline {
  points: Point[];
  picture?: Picture;
}

interface Projection {
  place: (point: Point) => Point;
  width: number;
  height: number;
}

/** The bounding box of a country in degrees. */
function boundsOf(points: Point[]) {
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
  };
}

/** Positions on a picture, relative to the outermost points. */
function onPicture(corners: Point[], picture: Picture): Projection {
  const { west, east, north, south } = boundsOf(corners);
  const height = Math.round((PICTURE_WIDTH * picture.height) / picture.width);
  return {
    place: ([x, y]) => [((x - west) / (east - west)) * PICTURE_WIDTH, ((north - y) / (north - south)) * height],
    width: PICTURE_WIDTH,
    height,
  };
}

/** Positions on the drawing: near the equator, a degree is as wide as it is high. */
function onDrawing(outline: Point[]): Projection {
  const { west, east, north, south } = boundsOf(outline);
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = (WIDTH - 2 * MARGIN) / ((east - west) * narrow);
  return {
    place: ([x, y]) => [MARGIN + (x - west) * narrow * scale, MARGIN + (north - y) * scale],
    width: WIDTH,
    height: Math.round(2 * MARGIN + (north - south) * scale),
  };
}

/** The marks of a country, drawn or as a picture, and a numbered pin for each row; pins do not overlap. */
export function mapMarks(rows: Row[], { points, picture }: MapOutline): Drawn {
  const { place, width, height } = picture ? onPicture(points, picture) : onDrawing(points);
  const targets = rows.map(({ at }) => place(at ?? [0, 0]));
  const land = picture ? [] : [landMark(points.map(place))];
  return { width, height, marks: [...land, ...pinMarks(rows, targets)] };
}

/** The outline of the country. */
function landMark(land: Point[]): ChartMark {
  return { shape: 'path', role: 'ground', d: shortened(line().curve(curveLinearClosed).digits(0)(land)) };
}

/** A pin for each row, with a line to its position if it had to be moved. */
function pinMarks(rows: Row[], targets: Point[]): ChartMark[] {
  const pins = apart(targets);
  return rows.flatMap(({ strong, label }, row): ChartMark[] => {
    const [x, y] = (pins[row] ?? [0, 0]).map(round);
    const [atX, atY] = (targets[row] ?? [0, 0]).map(round);
    return [
      { shape: 'path', role: 'guide', row, d: `M${atX} ${atY}L${x} ${y}` },
      { shape: 'circle', role: strong ? 'strong' : 'plain', row, x, y, radius: PIN },
      rows.length === 1
        ? beside(x, y, label)
        : { shape: 'text', role: 'number', row, x, y: round((y ?? 0) + 6), text: String(row + 1), anchor: 'middle' },
    ];
  });
}

/** The label of a single pin, which shows its name instead of a number. */
function beside(x = 0, y = 0, text: string): ChartMark {
  return { shape: 'text', role: 'value', row: 0, x: x + PIN + 8, y: round(y + 6), text };
}

/** Pushes points apart that are closer than a pin's width, each by half of the distance, until none are. */
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
