import type { Choice, Fix, TextEdit } from '../../contracts/finding.ts';
import type { Edit } from '../edit/text/edit.ts';

/** The part of the file that an issue highlights: the value, the name of its property, or part of its text. */
type Highlight =
  | 'value'
  | 'key'
  | { text: string /** Where the piece begins in its text; by default, at its first occurrence. */; index?: number };

/** Whether an issue prevents the build. */
export type Severity = 'error' | 'warning';

/**
 * A problem that a check reports. locate.ts turns it into a Finding with line and column. Its severity follows from its
 * code.
 */
export interface Issue {
  code: string;
  /** Absolute path of the file. */
  path: string;
  /** JSON pointer of the faulty value; empty for the whole file. */
  pointer: string;
  at?: Highlight;
  /** Offsets in the text, if the file cannot be parsed. */
  range?: { offset: number; length: number };
  message: string;
  suggestion: string;
  /** The text that should replace the highlighted part. */
  meant?: string;
  /** The name of the field, fact, anchor, path or setting concerned, if it is not what the issue highlights. */
  subject?: string;
  /** The name, link or address that leads nowhere, if it is not what the issue highlights. */
  target?: string;
  /** The content type whose files define such names, if they are values in these files. */
  contentType?: string;
  /** The properties that are missing or there twice, or those that an unknown one may mean, belongs in, or contains. */
  properties?: readonly string[];
  /** Absolute path of the file that the suggestion names. */
  suggestedFile?: string;
  /** Whether the highlighted text is a list or heading, which should not be in a text with other words. */
  isBlock?: boolean;
  /** A name in a wrong form. Its uses are corrected along with it. */
  invalidName?: string;
  /** What a text says, if it contradicts a setting. */
  statedValue?: string;
  fix?: IssueFix;
  /** Corrections to choose from, instead of a fix or in addition to it. */
  choices?: IssueChoice[];
  /** Where the other of two similar things is. Its file and line are added to the message. */
  related?: { path: string; pointer: string };
}

/** An issue without its file, which the caller knows. */
export type FileIssue = Omit<Issue, 'path'>;

/** An issue without its file and pointer, which the caller knows. */
export type ValueIssue = Omit<Issue, 'path' | 'pointer'>;

/** An issue of a text, about the whole text if it has no pointer. */
export type TextIssue = ValueIssue & Partial<Pick<Issue, 'pointer'>>;

/** The fix of an issue: changes of the file's data, or of its text if that cannot be parsed. */
export type IssueFix = Omit<Fix, 'edits'> & ({ changes: Edit[] } | { edits: TextEdit[] });

/** A choice of an issue. It changes the file at `path` if it has one, otherwise that of the issue. */
export type IssueChoice = IssueFix & Pick<Choice, 'word'> & { path?: string };

/** The place of an issue that is about a whole file. */
export const wholeFilePlace = (path: string) => ({ path, pointer: '', range: { offset: 0, length: 0 } });

/** The result of a rule: an issue, nothing, or the results of its parts. */
export type Issues<Kind> = Kind | undefined | Iterable<Issues<Kind>>;

/** The single issues in a result, in their order. */
export function* eachIssue<Kind extends object>(found: Issues<Kind>): Iterable<Kind> {
  if (isList(found)) for (const one of found) yield* eachIssue(one);
  else if (found !== undefined) yield found;
}

const isList = <Kind extends object>(found: Issues<Kind>): found is Iterable<Issues<Kind>> =>
  found !== undefined && Symbol.iterator in found;
