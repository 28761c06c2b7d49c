import type { Issue } from '../../report/issues.ts';
import { highlightedText } from './issue-parts.ts';

/** Suppresses findings about links to a path that routes.json misspells. */
export function suppressLinksToMisspeltPaths(issues: Issue[]): Issue[] {
  const misspelt = issues.flatMap(({ code, meant }) =>
    code === 'misspelt-path' && meant !== undefined ? [meant] : [],
  );
  if (misspelt.length === 0) return issues;
  const isTo = (link: string) => misspelt.some((path) => link.endsWith(path) || /[#?]/.test(link.split(path)[1] ?? ''));
  return issues.filter((issue) => !(BROKEN_LINK_CODES.has(issue.code) && isTo(highlightedText(issue))));
}

const BROKEN_LINK_CODES = new Set(['broken-link', 'dead-mail-link', 'broken-entry-link']);
