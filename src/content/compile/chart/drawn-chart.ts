import type { Chart, Figure, Picture } from '../../../contracts/resolved.ts';
import { isObject, listProperty, property, textProperty } from '../../read/json.ts';
import { barMarks } from './bars.ts';
import { basesOf } from './bases.ts';
import { lineMarks } from './line.ts';
import { type MapOutline, mapMarks } from './map.ts';
import type { Drawn, Point, Row } from './rows.ts';
import { slopeMarks } from './slope.ts';
import { waffleMarks } from './waffle.ts';

const DRAW = {
  bars: barMarks,
  slope: slopeMarks,
  waffle: waffleMarks,
  line: lineMarks,
} satisfies Partial<Record<Chart['kind'], (rows: Row[], columns: string[], whole?: number) => Drawn>>;

/**
 * A chart as components show it.
 * @param definition as in its schema, with figures and outline resolved
 * @throws RangeError for a figure without a number
 */
export function drawnChart(definition: unknown): Chart {
  const kind = kindOf(textProperty(definition, 'kind'));
  const rows = rowsOf(definition);
  const columns = listProperty(definition, 'columns').map(String);
  const land = outlineOf(property(definition, 'outline'));
  const whole = property(definition, 'whole');
  const drawn =
    kind === 'map' ? mapMarks(rows, land) : DRAW[kind](rows, columns, typeof whole === 'number' ? whole : undefined);
  const description = textProperty(definition, 'description');
  return {
    kind,
    title: textProperty(definition, 'title') ?? '',
    ...(description !== undefined && { description }),
    columns,
    rows: rows.map(({ at: _, ...row }) => row),
    bases: basesOf(rows),
    ...(land.picture && { picture: land.picture }),
    ...drawn,
  };
}

function kindOf(name: string | undefined): Chart['kind'] {
  if (name === 'map' || name === 'slope' || name === 'waffle' || name === 'line') return name;
  return 'bars';
}

function rowsOf(definition: unknown): Row[] {
  const rows = listProperty(definition, 'rows');
  const isChosen = rows.some((row) => typeof property(row, 'strong') === 'boolean');
  return rows.map((row, index) => {
    const [text, link, at] = [textProperty(row, 'text'), textProperty(row, 'link'), pointOf(property(row, 'at'))];
    return {
      label: textProperty(row, 'label') ?? '',
      values: listProperty(row, 'values').filter(isFigure),
      strong: isChosen ? property(row, 'strong') === true : index === 0,
      ...(text !== undefined && { text }),
      ...(link !== undefined && { link }),
      ...(at && { at }),
    };
  });
}

function isFigure(value: unknown): value is Figure {
  return isObject(value) && typeof value.text === 'string';
}

function outlineOf(outline: unknown): MapOutline {
  const picture = property(outline, 'picture');
  return { points: pointsOf(property(outline, 'points')), ...(isPicture(picture) && { picture }) };
}

function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value.hash === 'string';
}

function pointsOf(points: unknown): Point[] {
  if (!Array.isArray(points)) return [];
  return points.map(pointOf).filter((point) => point !== undefined);
}

function pointOf(value: unknown): Point | undefined {
  if (!Array.isArray(value)) return undefined;
  const [x, y]: unknown[] = value;
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}
