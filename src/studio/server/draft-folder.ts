import type { FileChange } from '../../content/edit/log/change-log.ts';

/** The new content of a file; `after` is undefined if the file is removed. */
export interface Change {
  file: string;
  after: Uint8Array | undefined;
}

/** Describes a change for the undo history. */
export interface Step {
  title: string;
  /** Changes of the same group in quick succession become one undo step. */
  group?: string;
  /** The id of the call that made the change, so that a retry of the call can be recognised. */
  id?: string;
  /** True for changes merged from the saved folder, where others made them. They are not undo steps. */
  isFromOutside?: boolean;
}

/**
 * The draft: a complete content folder, so that all code that reads content can read the draft. File names are relative
 * to this folder, with forward slashes.
 */
export interface DraftFolder {
  /** The draft folder. */
  readonly dir: string;
  /** The company's content folder, with the saved files. */
  readonly savedDir: string;
  /** The content of a draft file; undefined if it does not exist. */
  bytes(file: string): Uint8Array | undefined;
  /** The text of a draft file; undefined if it does not exist. */
  text(file: string): string | undefined;
  /** A file's merge base: its content when last read from or written to the saved folder; undefined if it had none. */
  base(file: string): Uint8Array | undefined;
  /** Changes files as one undo step; they are on disk when this returns. */
  change(changes: Change[], step: Step): void;
  /** Sets a file's merge base, after saving the file or merging changes by others. */
  rebase(file: string, content: Uint8Array | undefined): void;
  /** The unsaved files of the draft. */
  unsaved(): FileChange[];
}
