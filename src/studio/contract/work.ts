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

/** A change of the structure, as `npm run content` does it. Things are named as there: `page/contact`, `/about`, `field/contact/phone`. */
export type Operation =
  | { do: 'rename'; entity: string; name: string }
  | { do: 'duplicate'; entity: string; name: string }
  /** `to`: where its addresses redirect to, or what is named instead. `everywhere`: removes all references to it. */
  | { do: 'remove'; entity: string; to?: string; everywhere?: boolean }
  /** `edits`: what the new file gets besides. */
  | { do: 'create'; kind: string; name: string; title?: string; edits?: TextEditing[] };

export interface OperationResult {
  /** Its effects, a sentence each; the first is its title. */
  sentences: string[];
  /** What is left to do. */
  hints: string[];
  /** The file to show next. */
  file?: string;
}

export interface SearchHit {
  file: string;
  pointer: string;
  /** What the file is called. */
  title: string;
  /** The place in words. */
  where: string;
  before: string;
  found: string;
  after: string;
  path?: string;
}

export interface HistoryEntry {
  /** Names it to `restore`. */
  id: string;
  /** ISO time. */
  time: string;
  who: string;
  title: string;
  /** What changed, a sentence each. */
  sentences: string[];
  files: string[];
}

export interface PublishPreview {
  /** What will change, by file, a sentence each. */
  changes: { file: string; title: string; path?: string; sentences: string[] }[];
  /** What stands in the way. */
  errors: StudioFinding[];
  git?: { branch: string; remote?: string; isInConflict: boolean };
  /** The proposed message of the commit. */
  message: string;
}

/** A mail as it goes out. */
export interface ShownMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}
