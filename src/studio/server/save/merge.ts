import type { Edit } from '../../../content/edit/text/edit.ts';

/** The three states of a three-way merge: the merge base, the user's state, and the state by others. */
export type Side = 'base' | 'mine' | 'theirs';

/** A JSON pointer in each of the three states. */
export type SidePointers = Record<Side, string>;

/** A value in each state. */
export type Values = Record<Side, unknown>;

/** A conflict: a value that both sides have changed differently. */
export interface MergeConflict {
  /** The value's pointer in each state; where it does not exist, the pointer at which it would be inserted. */
  at: SidePointers;
  /** Whether each state has the value. */
  isIn: Record<Side, boolean>;
  /** The values of both sides; undefined if removed. */
  mine: unknown;
  theirs: unknown;
}

/** The result of a merge: edits that add the changes of `mine` to `theirs`, and conflicts. */
export interface Merge {
  edits: Edit[];
  conflicts: MergeConflict[];
}

/** Merges three states of the value at a pointer, and adds to the result. */
export type MergeInto = (merge: Merge, at: SidePointers, values: Values) => void;
