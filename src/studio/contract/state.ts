/** The state of the work. */
import type { FileChange, FileInfo, KindInfo } from './files.ts';

/** What is saved and what is published. */
export interface StudioState {
  /** Files of the draft that are not saved as they are now; deleted ones too. */
  unsaved: { file: string; title: string; change: FileChange | 'removed' }[];
  /** What undo and redo would do, in words; undefined where there is nothing. */
  undo?: string;
  redo?: string;
  /** Of the last check. */
  errors: number;
  warnings: number;
  isChecking: boolean;
  /** Files that somebody else has changed in the same places; to be decided before saving. */
  conflicts: Conflict[];
  /** Whether the folder lies in a git repository, so that publishing makes a commit. */
  hasGit: boolean;
  /** Files that are saved and not published yet. */
  unpublished: number;
  /** Incremented with each change of anything. */
  revision: number;
}

/** A place that two people have changed. */
export interface Conflict {
  file: string;
  /** JSON pointer. */
  pointer: string;
  /** The place in words. */
  where: string;
  /** The values as JSON; undefined where it was removed. */
  mine?: string;
  theirs?: string;
}

export interface Overview {
  siteName: string;
  /** The origin of the shown pages, on another port than the shell. */
  pageOrigin: string;
  kinds: KindInfo[];
  files: FileInfo[];
  state: StudioState;
}
