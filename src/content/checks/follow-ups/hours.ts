import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';
import { isError } from './issue-parts.ts';

/** Mistakes in the company's opening hours. */
const OF_HOURS = new Set(['bad-hours', 'contradictory-hours', 'misspelt-day']);

/** Opening hours in other files can only be compared with correct ones. */
export function withoutUnclearHours(issues: Issue[]): Issue[] {
  const isUnclear = issues.some(
    ({ code, path, pointer }) =>
      basename(path) === 'site.json' && (OF_HOURS.has(code) || (pointer.startsWith('/hours') && isError(code))),
  );
  return isUnclear ? issues.filter(({ code }) => code !== 'hours-differ') : issues;
}
