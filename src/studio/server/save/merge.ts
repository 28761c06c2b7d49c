import type { Edit } from '../../../content/edit/text/edit.ts';

/** The common base of two people, and their versions. */
export type Side = 'base' | 'mine' | 'theirs';

/** A JSON pointer in each of the three states. */
export type Places = Record<Side, string>;

/** A value in each state. */
export type Values = Record<Side, unknown>;

/** A place that both have changed differently. */
export interface Clash {
  /** Its pointer in each state; if it does not exist there, where it would be inserted. */
  at: Places;
  /** In which states it is there. */
  isIn: Record<Side, boolean>;
  /** Their values; undefined if removed. */
  mine: unknown;
  theirs: unknown;
}

/** The edits that add my changes to their text. */
export interface Merge {
  edits: Edit[];
  clashes: Clash[];
}

/** Merges the three states at a pointer. */
export type MergeInto = (merge: Merge, at: Places, values: Values) => void;
