import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';

/** Removes findings about uses of a fact whose name was overwritten by that of another, which is reported there. */
export function withoutOverwrittenFacts(issues: Issue[]): Issue[] {
  const isOverwritten = issues.some(({ code, path }) => code === 'duplicate-key' && basename(path) === 'facts.json');
  if (!isOverwritten) return issues;
  return issues.filter(
    ({ code, at }) => code !== 'unknown-quotation' || typeof at !== 'object' || !at.text.includes('facts.'),
  );
}

/** Removes that nothing quotes a fact where a text is told to quote it. */
export function withoutTypedFacts(issues: Issue[]): Issue[] {
  const typed = issues.filter(({ code }) => /^fact-(?:as-text|in-words)$/.test(code));
  const facts = new Set(typed.map(({ suggestion }) => `/${/\{\{facts\.(\w+)/.exec(suggestion)?.[1]}`));
  return issues.filter(({ code, pointer }) => code !== 'unused-fact' || !facts.has(pointer));
}

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

const missingFact = ({ code, at }: Issue) =>
  code === 'unknown-quotation' && typeof at === 'object' ? /facts\.(\w+)/.exec(at.text)?.[1] : undefined;
