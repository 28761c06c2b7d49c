import type { Content, ContentDocument } from '../read/content.ts';
import { wordsIn } from '../read/words-in.ts';
import { eachIssue, type FileIssue, type Issue, type Issues, type Severity, type TextIssue } from '../report/issues.ts';

/**
 * A rule that checks what a schema cannot express. What it prepares for all files, it finds out once per content
 * (once-per.ts).
 */
export interface Check {
  /** The codes it can report, with their severity. */
  codes: Readonly<Record<string, Severity>>;
  /** The kind of files that `document` is called for, such as 'forms'; without it, all kinds. */
  files?: string;
  /**
   * Called for every file that could be read, pages last. Its data may not match its schema. Not called for files
   * without findings that are unchanged since the last check, as long as all files other than pages are unchanged too
   * (check-memory.ts). So it may only look at this file and at files that are not pages, and must keep nothing except
   * what it adds to the graph.
   */
  document?(document: ContentDocument, content: Content): Issues<FileIssue>;
  /** Whether `text` is only about texts that visitors read: what it finds in a name or a setting is not reported. */
  visibleOnly?: boolean;
  /**
   * Called for every text of such a file, with a function that returns its JSON pointer; all rules share one walk.
   * @param signs the features of the text (text-rules/text-signs.ts), by which most texts can be skipped
   */
  text?(
    text: string,
    pointer: () => string,
    document: ContentDocument,
    signs: number,
    content: Content,
  ): Issues<TextIssue>;
  /** Called once, after all files. */
  end?(content: Content): Issues<Issue>;
}

/** The issues of a file, with its path, which `end` has to provide because it is not about a single file. */
export function* inFile({ path }: { path: string }, found: Issues<FileIssue>): Iterable<Issue> {
  for (const issue of eachIssue(found)) yield { path, ...issue };
}

/** Issues of a part of a file. @param pointer the pointer of that part, to which those of the issues are relative */
export function below(pointer: string, found: Issues<FileIssue>): Issues<FileIssue> {
  return [...eachIssue(found)].map((issue) => ({ ...issue, pointer: pointer + issue.pointer }));
}

const withSeverity = (codes: string, severity: Severity): Record<string, Severity> =>
  Object.fromEntries(wordsIn(codes).map((code) => [code, severity]));

/** A rule's codes of errors, separated by spaces. */
export const asErrors = (codes: string) => withSeverity(codes, 'error');

/** A rule's codes of warnings, separated by spaces. */
export const asWarnings = (codes: string) => withSeverity(codes, 'warning');
