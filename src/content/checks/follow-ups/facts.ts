import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';
import { placeOf } from './issue-parts.ts';

/** Quotations of a fact whose name was overwritten by that of another, which is reported there. */
export function withoutOverwrittenFacts(issues: Issue[]): Issue[] {
  const isOverwritten = issues.some(({ code, path }) => code === 'duplicate-key' && basename(path) === 'facts.json');
  if (!isOverwritten) return issues;
  return issues.filter(
    ({ code, at }) => code !== 'unknown-quotation' || typeof at !== 'object' || !at.text.includes('facts.'),
  );
}

/** A figure that contradicts one fact and happens to be the value of another is only meant as the first. */
export function withoutOtherFacts(issues: Issue[]): Issue[] {
  const contradicting = new Set(issues.flatMap((issue) => (issue.code === 'contradicts-fact' ? [placeOf(issue)] : [])));
  return issues.filter((issue) => issue.code !== 'fact-in-words' || !contradicting.has(placeOf(issue)));
}
