import type { ChartMark, Figure } from '../../../contracts/resolved.ts';

/** Longitude and latitude, or x and y. */
export type Point = [number, number];

/** A row to draw. */
export interface Row {
  label: string;
  values: Figure[];
  text?: string;
  link?: string;
  strong: boolean;
  at?: Point;
}

/** The drawing of rows: marks in a view box. */
export interface Drawn {
  width: number;
  height: number;
  marks: ChartMark[];
}
