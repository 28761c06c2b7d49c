import type { Content, ContentDocument } from '../read/content.ts';
import type { Report, Severity } from '../report/issues.ts';

/** One run of a rule over a content folder. */
export interface RunningCheck {
  /**
   * Called for every file that could be read, pages last. Its data may not match its schema. Not called for files
   * without findings that are unchanged since the last check, as long as all files other than pages are unchanged too
   * (check-memory.ts). So it may only look at this file and at files that are not pages, and must keep nothing except
   * what it adds to the graph.
   */
  document?(document: ContentDocument): void;
  /**
   * Called for every text of such a file, with a function that returns its JSON pointer; all rules share one walk.
   * @param signs the features of the text (text-rules/text-signs.ts), by which most texts can be skipped
   */
  text?(text: string, pointer: () => string, document: ContentDocument, signs: number): void;
  /** Called once, after all files. */
  end?(): void;
}

/** A rule that checks what a schema cannot express. */
export interface Check {
  /** The codes it can report, with their severity. */
  codes: Readonly<Record<string, Severity>>;
  /** @param onlyErrors whether only errors are wanted, so that the rule may skip its warnings to save time */
  start(content: Content, report: Report, onlyErrors: boolean): RunningCheck;
}
