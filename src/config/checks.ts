import { checks } from './checks/all.ts';
import type { Content, ContentDocument } from './content.ts';
import type { Report } from './issues.ts';
import { forEachText } from './texts.ts';

/** One run of a rule over a content folder. */
export interface RunningCheck {
  /**
   * Called for every file that could be read, pages last. Its data may not fit its schema. Not called for pages that are
   * as they were at the last check (check-memory.ts), and for no other file of which nothing was said then, as long as
   * all files besides pages are the same: so it looks at this file and at files that are no pages, and keeps nothing but
   * what it adds to the graph.
   */
  document?(document: ContentDocument): void;
  /** Called for every text of such a file, with a function that gives its JSON pointer: all rules share one walk. */
  text?(text: string, pointer: () => string, document: ContentDocument): void;
  /** Called once, when every file was seen. */
  end?(): void;
}

/** A rule that looks beyond what a schema can say. */
export interface Check {
  /** The codes of the findings it makes. */
  codes: string[];
  start(content: Content, report: Report): RunningCheck;
}

/** Starts every rule. */
export function startChecks(content: Content, report: Report): Required<Omit<RunningCheck, 'text'>> {
  const running = checks.map((check) => check.start(content, report));
  // Asked once, and not for each of very many texts.
  const readers = running.filter((check) => check.text);
  return {
    document: (document) => {
      for (const check of running) check.document?.(document);
      forEachText(document.data, (text, pointer) => {
        for (const check of readers) check.text?.(text, pointer, document);
      });
    },
    end: () => {
      for (const check of running) check.end?.();
    },
  };
}
