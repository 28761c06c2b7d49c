import type { ChartMark, Figure } from '../../../contracts/resolved.ts';

/** Longitude and latitude, or x and y. */
export type Point = [number, number];

/** A row before it is drawn. */
export interface Row {
  label: string;
  values: Figure[];
  text?: string;
  link?: string;
  strong: boolean;
  at?: Point;
}

/** What is drawn of rows: marks on a view box. */
export interface Drawn {
  width: number;
  height: number;
  marks: ChartMark[];
}
