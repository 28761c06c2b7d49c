import type { FileChange } from '../../content/edit/log/change-log.ts';

/** The new content of a file; `after` is undefined for one that is removed. */
export interface Change {
  file: string;
  after: Uint8Array | undefined;
}

/** What a step of undo is called, and what lets quick ones become one. */
export interface Step {
  title: string;
  /** Steps of the same group that follow each other quickly are one. */
  group?: string;
  /**
   * True for changes that others have made in the saved folder: they are merged into the draft, and not undone by undo.
   */
  isFromOutside?: boolean;
}

/**
 * The content as it is in the studio: a whole content folder of its own, so that everything that reads content reads the
 * draft in the same way. Files are named relative to it, with forward slashes.
 */
export interface DraftFolder {
  /** Where the draft lies. */
  readonly dir: string;
  /** The company's content folder: what is saved. */
  readonly savedDir: string;
  /** What a file of the draft holds; undefined when there is none. */
  bytes(file: string): Uint8Array | undefined;
  /** What a file held when it was last taken over from the saved folder, or written to it; undefined when there was none. */
  base(file: string): Uint8Array | undefined;
  /** Changes files as one step of undo; on the disk when this returns. */
  change(changes: Change[], step: Step): void;
  /** Says that this is now what is saved of a file: after saving, or after taking over what others have changed. */
  rebase(file: string, content: Uint8Array | undefined): void;
  /** The files of the draft that are not as they are saved. */
  unsaved(): FileChange[];
}
