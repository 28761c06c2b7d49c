import type { Content, ContentDocument } from '../read/content.ts';
import { splitWords } from '../read/split-words.ts';
import { eachIssue, type FileIssue, type Issue, type Issues, type Severity, type TextIssue } from '../report/issues.ts';

/** What rules are given, and what they return. */
export type { Content, ContentDocument } from '../read/content.ts';
export type { FileIssue, Issue, Issues, Severity, TextIssue, ValueIssue } from '../report/issues.ts';
export { TextFeature } from './text-rules/text-features.ts';

/**
 * A rule that checks what a schema cannot express. What it has to know about all files, it computes once per content
 * (memoize.ts).
 */
export interface Rule {
  /** The codes it can report, with their severity. */
  codes: Readonly<Record<string, Severity>>;
  /** The kind of files that `onDocument` is called for, such as 'forms'; without it, all kinds. */
  files?: string;
  /**
   * Called for every file that could be read, pages last. Its data is not guaranteed to match its schema. Not called for
   * files without findings that are unchanged since the last check, as long as all files other than pages are unchanged
   * too (check-cache.ts). So it may only look at this file and at files that are not pages. It must be stateless; what
   * `onEnd` needs to know about files, it notes (cache/notes.ts).
   */
  onDocument?(document: ContentDocument, content: Content): Issues<FileIssue>;
  /** Drops what `onText` finds in names and settings, which visitors do not read. */
  visibleOnly?: boolean;
  /**
   * Called for every text of such a file, with a function that returns its JSON pointer; all rules share one walk.
   * @param features the features of the text (text-rules/text-features.ts), by which most texts can be skipped
   */
  onText?(
    text: string,
    pointer: () => string,
    document: ContentDocument,
    features: number,
    content: Content,
  ): Issues<TextIssue>;
  /** Called once, after all files. */
  onEnd?(content: Content): Issues<Issue>;
}

/** Adds the path of their file to issues. `onEnd` needs this, because it is not about a single file. */
export function* withPath({ path }: { path: string }, found: Issues<FileIssue>): Iterable<Issue> {
  for (const issue of eachIssue(found)) yield { path, ...issue };
}

/** Issues of a part of a file, relative to the file. @param pointer that of the part, to which theirs are relative */
export function withPointerPrefix(pointer: string, found: Issues<FileIssue>): Issues<FileIssue> {
  return [...eachIssue(found)].map((issue) => ({ ...issue, pointer: pointer + issue.pointer }));
}

const withSeverity = (codes: string, severity: Severity): Record<string, Severity> =>
  Object.fromEntries(splitWords(codes).map((code) => [code, severity]));

/** A rule's codes of errors, separated by spaces. */
export const asErrors = (codes: string) => withSeverity(codes, 'error');

/** A rule's codes of warnings, separated by spaces. */
export const asWarnings = (codes: string) => withSeverity(codes, 'warning');
