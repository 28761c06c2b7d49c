import type { FileChange, FileInfo, KindInfo } from './files.ts';
import type { ContentLocation } from './frame-messages.ts';

/** The state of the user's work: what is unsaved, unpublished or in conflict, and what the check found. */
export interface StudioState {
  /** Files of the draft with unsaved changes, including deleted ones. */
  unsaved: { file: string; title: string; change: FileChange | 'removed' }[];
  /** The labels of the next undo and redo steps; undefined if there is none. */
  undo?: string;
  redo?: string;
  /** Number of errors in the last check. */
  errors: number;
  warnings: number;
  isChecking: boolean;
  /** Conflicts with other people's changes, to be resolved before saving. */
  conflicts: Conflict[];
  /** Files that cannot be used as they are. Pages show their latest usable version instead, if there is one. */
  damaged: string[];
  /** Whether the folder is in a git repository, so that publishing makes a commit. */
  hasGit: boolean;
  /** Number of files saved but not published. */
  unpublished: number;
  /** Incremented with each change of any part of the state. */
  revision: number;
}

/** A value that the user and somebody else changed differently. */
export interface Conflict extends ContentLocation {
  /** The location in words. */
  where: string;
  /** The two values as JSON; undefined if the value was removed. */
  mine?: string;
  theirs?: string;
}

export interface Overview {
  siteName: string;
  /** The origin of previewed pages; its port differs from the shell's. */
  pageOrigin: string;
  kinds: KindInfo[];
  files: FileInfo[];
  state: StudioState;
}
