/** The state of the user's work. */
import type { FileChange, FileInfo, KindInfo } from './files.ts';

/** What is saved and what is published. */
export interface StudioState {
  /** Files of the draft with unsaved changes, including deleted ones. */
  unsaved: { file: string; title: string; change: FileChange | 'removed' }[];
  /** What undo and redo would do, in words; undefined if nothing. */
  undo?: string;
  redo?: string;
  /** Of the last check. */
  errors: number;
  warnings: number;
  isChecking: boolean;
  /** Files with conflicting changes by others, to be resolved before saving. */
  conflicts: Conflict[];
  /** Whether the folder is in a git repository, so that publishing makes a commit. */
  hasGit: boolean;
  /** Number of files saved but not published. */
  unpublished: number;
  /** Incremented with each change of anything. */
  revision: number;
}

/** A place changed by two people. */
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
