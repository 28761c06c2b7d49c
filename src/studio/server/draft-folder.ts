import type { FileChange } from '../../content/edit/log/change-log.ts';

/** The new content of a file; `after` is undefined for one that is removed. */
export interface Change {
  file: string;
  after: Uint8Array | undefined;
}

/** The title of an undo step, and the group by which quick changes are combined. */
export interface Step {
  title: string;
  /** Steps of the same group in quick succession are combined. */
  group?: string;
  /** The name of the call that asked for it, so that it is not made again when that call is repeated. */
  id?: string;
  /**
   * True for changes others made in the saved folder: they are merged into the draft, and undo does not affect them.
   */
  isFromOutside?: boolean;
}

/**
 * The draft: a complete content folder, so that all code that reads content can read the draft. Files are named
 * relative to it, with forward slashes.
 */
export interface DraftFolder {
  /** The draft folder. */
  readonly dir: string;
  /** The company's content folder, with the saved files. */
  readonly savedDir: string;
  /** The content of a draft file; undefined if it does not exist. */
  bytes(file: string): Uint8Array | undefined;
  /** The content of a file when it was last read from or written to the saved folder; undefined if it did not exist. */
  base(file: string): Uint8Array | undefined;
  /** Changes files as one undo step; they are on disk when this returns. */
  change(changes: Change[], step: Step): void;
  /** Sets the saved content of a file, after saving, or after merging changes by others. */
  rebase(file: string, content: Uint8Array | undefined): void;
  /** The unsaved files of the draft. */
  unsaved(): FileChange[];
}
