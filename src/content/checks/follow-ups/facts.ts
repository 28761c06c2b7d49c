import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';

/** Quotations of a fact whose name was overwritten by that of another, which is reported there. */
export function withoutOverwrittenFacts(issues: Issue[]): Issue[] {
  const isOverwritten = issues.some(({ code, path }) => code === 'duplicate-key' && basename(path) === 'facts.json');
  if (!isOverwritten) return issues;
  return issues.filter(
    ({ code, at }) => code !== 'unknown-quotation' || typeof at !== 'object' || !at.text.includes('facts.'),
  );
}
