import type { Issue } from '../../report/issues.ts';
import { textAt } from './issue-parts.ts';

/** Removes findings about links to a path that routes.json misspells. */
export function withoutMisspeltPaths(issues: Issue[]): Issue[] {
  const lost = issues.flatMap(({ code, meant }) => (code === 'misspelt-path' && meant !== undefined ? [meant] : []));
  if (lost.length === 0) return issues;
  const isTo = (link: string) => lost.some((path) => link.endsWith(path) || /[#?]/.test(link.split(path)[1] ?? ''));
  return issues.filter((issue) => !(OF_LOST_LINKS.has(issue.code) && isTo(textAt(issue))));
}

const OF_LOST_LINKS = new Set(['broken-link', 'dead-mail-link', 'broken-entry-link']);
