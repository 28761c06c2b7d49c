import { isCertainTypo } from '../../references/suggestions.ts';
import type { Issue } from '../../report/issues.ts';
import { highlightedText } from './issue-parts.ts';

/** If exactly one fact is missing and exactly one is unused, it was renamed: findings suggest the new name. */
export function mergeRenamedFacts(issues: Issue[]): Issue[] {
  const [unused, another] = issues.filter(({ code }) => code === 'unused-fact');
  const quoted = new Set(issues.flatMap((issue) => missingFact(issue) ?? []));
  const [missing] = quoted;
  if (unused === undefined || another !== undefined || missing === undefined || quoted.size > 1) return issues;
  const name = unused.pointer.slice(1);
  return issues.flatMap((issue) => {
    if (issue === unused) return [];
    if (missingFact(issue) === undefined || issue.meant !== undefined) return [issue];
    const suggestion = `Was the fact renamed? Nothing quotes "${name}": write {{facts.${name}}}, or bring "${missing}" back.`;
    return [{ ...issue, suggestion, meant: `{{facts.${name}}}` }];
  });
}

/** A fact that several places quote was deleted rather than mistyped, unless another one is called nearly the same. */
export function explainDeletedFacts(issues: Issue[]): Issue[] {
  const quotes = Map.groupBy(issues, missingFact);
  return issues.map((issue) => {
    const { meant, ...others } = issue;
    const name = missingFact(issue);
    const count = quotes.get(name)?.length ?? 0;
    if (name === undefined || meant === undefined || count < 2 || isCertainTypo(`{{facts.${name}}}`, meant))
      return issue;
    const suggestion = `"${name}" is quoted in ${count} places, so it was probably deleted: put it back into facts.json, or quote another fact.`;
    return { ...others, suggestion };
  });
}

const missingFact = (issue: Issue) =>
  issue.code === 'unknown-quotation' ? /facts\.(\w+)/.exec(highlightedText(issue))?.[1] : undefined;
