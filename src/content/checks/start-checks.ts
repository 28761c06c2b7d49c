import type { Content, ContentDocument } from '../read/content.ts';
import { forEachText } from '../read/texts.ts';
import { eachIssue, type Issue } from '../report/issues.ts';
import { isVisible } from '../schema/visible-texts.ts';
import type { Check } from './check.ts';
import * as rules from './rules/all.ts';
import { signsOf } from './text-rules/text-signs.ts';

/** Starts every rule, or only those that can find errors. */
export function startChecks(
  content: Content,
  report: (issue: Issue) => void,
  onlyErrors: boolean,
): { document(document: ContentDocument): void; end(): void } {
  const all: Check[] = Object.values(rules);
  const running = onlyErrors ? all.filter(({ codes }) => Object.values(codes).includes('error')) : all;
  // Filtered once rather than for every text.
  const readers = running.filter((check) => check.text);
  return {
    document: (document) => {
      const { path, kind } = document.file;
      for (const check of running)
        if (check.files === undefined || check.files === kind.name)
          for (const issue of eachIssue(check.document?.(document, content))) report({ path, ...issue });
      forEachText(document.data, (text, pointer) => {
        const signs = signsOf(text);
        for (const check of readers) {
          const found = check.text?.(text, pointer, document, signs, content);
          if (!found) continue;
          const issues = [...eachIssue(found)];
          if (issues.length === 0 || (check.visibleOnly && !isVisible(text, pointer(), document))) continue;
          for (const issue of issues) report({ path, pointer: pointer(), ...issue });
        }
      });
    },
    end: () => {
      for (const check of running) for (const issue of eachIssue(check.end?.(content))) report(issue);
    },
  };
}
