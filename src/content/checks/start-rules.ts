import { collectDependencies } from '../cache/dependencies.ts';
import { forEachText } from '../read/texts.ts';
import { eachIssue, type Issue } from '../report/issues.ts';
import { isVisible } from '../schema/visible-texts.ts';
import type { Content, ContentDocument, Rule } from './rule.ts';
import * as rules from './rules/all.ts';
import { featuresOf } from './text-rules/text-features.ts';

const findsErrors = ({ codes }: Rule) => Object.values(codes).includes('error');

/** The rules that have been started. */
interface StartedRules {
  /** Runs them on a document. @returns the kinds of files on which its errors depend */
  onDocument(document: ContentDocument): ReadonlySet<string>;
  onEnd(): void;
}

/** Starts every rule, or only those that can find errors. */
export function startRules(content: Content, report: (issue: Issue) => void, onlyErrors: boolean): StartedRules {
  const all: Rule[] = Object.values(rules);
  const errorRules = new Set(all.filter(findsErrors));
  const running = onlyErrors ? [...errorRules] : all;
  // Filtered once rather than for every text.
  const textRules = running.filter((rule) => rule.onText);
  return {
    onDocument: (document) => {
      const { path, kind } = document.file;
      // Only for errors: warnings are checked again when any file has changed (decision 16).
      using collector = collectDependencies();
      for (const rule of running) {
        if (rule.files !== undefined && rule.files !== kind.name) continue;
        collector.isPaused = !errorRules.has(rule);
        for (const issue of eachIssue(rule.onDocument?.(document, content))) report({ path, ...issue });
      }
      forEachText(document.data, (text, pointer) => {
        const features = featuresOf(text);
        for (const rule of textRules) {
          collector.isPaused = !errorRules.has(rule);
          const found = rule.onText?.(text, pointer, document, features, content);
          if (!found) continue;
          const issues = [...eachIssue(found)];
          if (issues.length === 0 || (rule.visibleOnly && !isVisible(text, pointer(), document))) continue;
          for (const issue of issues) report({ path, pointer: pointer(), ...issue });
        }
      });
      return collector.dependencies;
    },
    onEnd: () => {
      for (const rule of running) for (const issue of eachIssue(rule.onEnd?.(content))) report(issue);
    },
  };
}
