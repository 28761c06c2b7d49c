/** Findings, operations, history and publishing. */
import type { Finding } from '../../contracts/finding.ts';
import type { TextEditing } from './edits.ts';

export interface StudioFinding extends Finding {
  /** Relative to the content folder. */
  file: string;
  id: string;
  /** The place in words: 'Pages › Home › Section 3 (Cards) › Title'. */
  where: string;
  /** A path that shows it. */
  path?: string;
}

/** What the check finds, at a place in words. */
export type PlacedFinding = Pick<StudioFinding, 'where' | 'message' | 'suggestion'>;

/**
 * A structural change, as made by `npm run content`, with the same names: `page/contact`, `/about`,
 * `field/contact/phone`.
 */
export type Operation =
  | { do: 'rename'; entity: string; name: string }
  | { do: 'duplicate'; entity: string; name: string }
  /**
   * `to`: the redirect target of its addresses, or the new target of references. `everywhere`: removes all references
   * to it.
   */
  | { do: 'remove'; entity: string; to?: string; everywhere?: boolean }
  /** `edits`: additional edits of the new file. */
  | { do: 'create'; kind: string; name: string; title?: string; edits?: TextEditing[] };

export interface OperationResult {
  /** Its effects, one sentence each; the first is its title. */
  sentences: string[];
  /** What is left to do. */
  hints: PlacedFinding[];
  /** The file to show next. */
  file?: string;
}

export interface SearchHit {
  file: string;
  pointer: string;
  /** The title of the file. */
  title: string;
  /** The place in words. */
  where: string;
  before: string;
  found: string;
  after: string;
  path?: string;
}

export interface HistoryEntry {
  /** Its id for `restore`. */
  id: string;
  /** ISO time. */
  time: string;
  who: string;
  title: string;
  /** The changes, one sentence each. */
  sentences: string[];
  files: string[];
}

export interface PublishPreview {
  /** The changes to publish, by file, one sentence each. */
  changes: { file: string; title: string; path?: string; sentences: string[] }[];
  /** The errors that prevent publishing. */
  errors: StudioFinding[];
  /** `isUnsent`: whether something that was published is not on the other computer yet. */
  git?: { branch: string; remote?: string; isInConflict: boolean; isUnsent: boolean };
  /** The suggested commit message. */
  message: string;
}

/** A mail as it would be sent. */
export interface ShownMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}
