import type { Content, ContentDocument } from '../read/content.ts';
import type { Report, Severity } from '../report/issues.ts';

/** One run of a rule over a content folder. */
export interface RunningCheck {
  /**
   * Called for every file that could be read, pages last. Its data may not fit its schema. Not called for pages that are
   * as they were at the last check (check-memory.ts), and for no other file of which nothing was said then, as long as
   * all files besides pages are the same: so it looks at this file and at files that are no pages, and keeps nothing but
   * what it adds to the graph.
   */
  document?(document: ContentDocument): void;
  /**
   * Called for every text of such a file, with a function that gives its JSON pointer: all rules share one walk.
   * @param signs the signs in the text (text-rules/text-signs.ts), by which most texts can be skipped
   */
  text?(text: string, pointer: () => string, document: ContentDocument, signs: number): void;
  /** Called once, when every file was seen. */
  end?(): void;
}

/** A rule that looks beyond what a schema can say. */
export interface Check {
  /** What it can find: each code with how grave it is. */
  codes: Readonly<Record<string, Severity>>;
  start(content: Content, report: Report): RunningCheck;
}
