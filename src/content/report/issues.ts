import type { Fix, TextEdit } from '../../contracts/finding.ts';
import type { Edit } from '../edit/text/edit.ts';

/** What part of a value an issue underlines: all of it, the name it stands under, or a piece of its text. */
export type Place =
  | 'value'
  | 'key'
  | { text: string /** Where the piece begins in its text; without it where it first stands. */; index?: number };

/** Whether a mistake keeps the site from being built. */
export type Severity = 'error' | 'warning';

/** A mistake as a check reports it; locate.ts turns it into a Finding with line and column. How grave it is stands with its code. */
export interface Issue {
  code: string;
  /** Absolute path of the file. */
  path: string;
  /** JSON pointer of the value at fault; empty for the whole file. */
  pointer: string;
  at?: Place;
  /** Offsets in the text, where the file cannot be parsed. */
  range?: { offset: number; length: number };
  message: string;
  suggestion: string;
  /** What should stand in place of what the issue underlines. */
  meant?: string;
  fix?: IssueFix;
}

/** What would fix an issue: changes of its file's data, or of its text where that cannot be parsed. */
export type IssueFix = Omit<Fix, 'edits'> & ({ changes: Edit[] } | { edits: TextEdit[] });

/** Takes issues while checks run. */
export type Report = (issue: Issue) => void;
