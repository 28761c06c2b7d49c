import { collectIn } from '../memory/dependencies.ts';
import type { Content, ContentDocument } from '../read/content.ts';
import { forEachText } from '../read/texts.ts';
import { eachIssue, type Issue } from '../report/issues.ts';
import { isVisible } from '../schema/visible-texts.ts';
import type { Check } from './check.ts';
import * as rules from './rules/all.ts';
import { signsOf } from './text-rules/text-signs.ts';

const findsErrors = ({ codes }: Check) => Object.values(codes).includes('error');

/** The rules that have been started. */
interface StartedChecks {
  /** Runs them on a document. @returns the kinds of files on which its errors depend */
  document(document: ContentDocument): ReadonlySet<string>;
  end(): void;
}

/** Starts every rule, or only those that can find errors. */
export function startChecks(content: Content, report: (issue: Issue) => void, onlyErrors: boolean): StartedChecks {
  const all: Check[] = Object.values(rules);
  const strict = new Set(all.filter(findsErrors));
  const running = onlyErrors ? [...strict] : all;
  // Filtered once rather than for every text.
  const readers = running.filter((check) => check.text);
  return {
    document: (document) => {
      const { path, kind } = document.file;
      const dependencies = new Set<string>();
      const collectFor = (check: Check) => collectIn(strict.has(check) ? dependencies : undefined);
      for (const check of running) {
        if (check.files !== undefined && check.files !== kind.name) continue;
        collectFor(check);
        for (const issue of eachIssue(check.document?.(document, content))) report({ path, ...issue });
      }
      forEachText(document.data, (text, pointer) => {
        const signs = signsOf(text);
        for (const check of readers) {
          collectFor(check);
          const found = check.text?.(text, pointer, document, signs, content);
          if (!found) continue;
          const issues = [...eachIssue(found)];
          if (issues.length === 0 || (check.visibleOnly && !isVisible(text, pointer(), document))) continue;
          for (const issue of issues) report({ path, pointer: pointer(), ...issue });
        }
      });
      collectIn(undefined);
      return dependencies;
    },
    end: () => {
      for (const check of running) for (const issue of eachIssue(check.end?.(content))) report(issue);
    },
  };
}
