import type { Issue } from '../../report/issues.ts';
import { textAt } from './issue-parts.ts';

/** If exactly one fact is missing and exactly one is unused, it was renamed: findings suggest the new name. */
export function withRenamedFacts(issues: Issue[]): Issue[] {
  const [free, another] = issues.filter(({ code }) => code === 'unused-fact');
  const quoted = new Set(issues.flatMap((issue) => missingFact(issue) ?? []));
  const [missing] = quoted;
  if (free === undefined || another !== undefined || missing === undefined || quoted.size > 1) return issues;
  const name = free.pointer.slice(1);
  return issues.flatMap((issue) => {
    if (issue === free) return [];
    if (missingFact(issue) === undefined || issue.meant !== undefined) return [issue];
    const suggestion = `Was the fact renamed? Nothing quotes "${name}": write {{facts.${name}}}, or bring "${missing}" back.`;
    return [{ ...issue, suggestion, meant: `{{facts.${name}}}` }];
  });
}

const missingFact = (issue: Issue) =>
  issue.code === 'unknown-quotation' ? /facts\.(\w+)/.exec(textAt(issue))?.[1] : undefined;
