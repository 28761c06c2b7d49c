import type { Edit } from '../../../content/edit/text/edit.ts';

/** The state that two people started from, and what each has made of it. */
export type Side = 'base' | 'mine' | 'theirs';

/** A JSON pointer in each of the three states. */
export type Places = Record<Side, string>;

/** A value in each state. */
export type Values = Record<Side, unknown>;

/** A place that two people have changed differently. */
export interface Clash {
  /** Where it stands in each state; where it does not, the place that it would be inserted at. */
  at: Places;
  /** In which states it is there. */
  isIn: Record<Side, boolean>;
  /** What they have made of it; undefined for what was removed. */
  mine: unknown;
  theirs: unknown;
}

/** What has to be done with their text so that it holds my changes too. */
export interface Merge {
  edits: Edit[];
  clashes: Clash[];
}

/** Merges the three states of a place. */
export type MergeInto = (merge: Merge, at: Places, values: Values) => void;
