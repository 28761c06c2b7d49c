/** Types for findings, operations, search, history and publishing. */
import type { Finding } from '../../contracts/finding.ts';
import type { Edit } from './edits.ts';
import type { ContentLocation } from './frame-messages.ts';

export interface StudioFinding extends Finding {
  /** Relative to the content folder. */
  file: string;
  id: string;
  /** The location in words: 'Pages › Home › Section 3 (Cards) › Title'. */
  where: string;
  /** The URL path of a page that shows it. */
  path?: string;
}

/** A finding whose location is given in words. */
export type PlacedFinding = Pick<StudioFinding, 'file' | 'pointer' | 'where' | 'message' | 'suggestion'>;

/**
 * A structural change, as made by `npm run content`, with the same names: `page/contact`, `/about`,
 * `field/contact/phone`.
 */
export type Operation =
  | { do: 'rename'; entity: string; name: string }
  | { do: 'duplicate'; entity: string; name: string }
  /**
   * `to`: where the URLs of a removed page redirect to, or what references to the removed entity refer to from now on.
   * `everywhere`: also removes all references to it.
   */
  | { do: 'remove'; entity: string; to?: string; everywhere?: boolean }
  /** `address`: the path of a new page, if not its name. `edits`: edits to apply to the new file. */
  | { do: 'create'; kind: string; name: string; title?: string; address?: string; edits?: Edit[] };

export interface OperationResult {
  /** Its effects, one sentence each; the first is its title. */
  sentences: string[];
  /** Findings that remain for the user to fix. */
  hints: PlacedFinding[];
  /** The new file, to open next. */
  file?: string;
}

export interface SearchHit extends ContentLocation {
  /** The title of the file. */
  title: string;
  /** The location in words. */
  where: string;
  before: string;
  found: string;
  after: string;
  path?: string;
}

export interface HistoryEntry {
  /** The id for the call `restore`. */
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
  /** `isUnpushed`: whether there are commits that have not been pushed yet. */
  git?: { branch: string; remote?: string; isInConflict: boolean; isUnpushed: boolean };
  /** The suggested commit message. */
  message: string;
}

/** A mail as it would be sent. */
export interface RenderedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}
