import { relative } from 'node:path';
import type { Content } from '../../read/content.ts';
import { parentPointer } from '../../read/json.ts';
import type { NameSource } from '../../references/name-sources.ts';
import { referenceKinds } from '../../references/reference-kinds.ts';
import type { Use } from '../../references/uses.ts';
import { changeTo, renameProperty } from '../../report/fixes.ts';
import type { Issue, IssueFix } from '../../report/issues.ts';
import { fileTypeOf } from './issue-parts.ts';

/**
 * Extends the correction of a name to its uses. In its own file the fix changes them; other files are named in the
 * suggestion, and the fix is no longer safe, because it does not change those.
 */
export function correctUsesOfNames(issues: Issue[], content: Content): Issue[] {
  return issues.map((issue) => {
    const { invalidName: written, meant, at } = issue;
    if (written === undefined || meant === undefined) return issue;
    const uses = usesOf(written, issue, content);
    if (uses.length === 0) return issue;
    const others = uses.filter((use) => use.from.path !== issue.path);
    const own = at === 'key' ? renameProperty(issue.pointer, meant) : changeTo(issue.pointer, meant);
    const { meant: _replaced, ...rest } = issue;
    return {
      ...rest,
      suggestion: `${issue.suggestion} ${sentenceFor(written, others, content)}`.trim(),
      fix: {
        ...withUses(
          own,
          uses.filter((use) => use.from.path === issue.path),
          meant,
        ),
        isSafe: others.length === 0,
      },
    };
  });
}

/** The uses of a name, if the issue is about the place that defines it. */
function usesOf(name: string, issue: Issue, content: Content): Use[] {
  const { graph, kinds } = content;
  return [...referenceKinds(kinds)]
    .filter(([, { names }]) => names !== undefined && isDefinition(issue, names, content))
    .flatMap(([kind]) => graph.usesOf(kind, name));
}

/** Whether an issue is about a name in the place where names of a kind are defined. */
function isDefinition(issue: Issue, names: NameSource, content: Content): boolean {
  const { pointer, at } = issue;
  if (names.type === 'item')
    return (
      fileTypeOf(issue, content) === names.contentType &&
      new RegExp(`^/${names.list}/\\d+/${names.property}$`).test(pointer)
    );
  if (names.type !== 'key' || at !== 'key') return false;
  return (
    fileTypeOf(issue, content) === names.contentType &&
    parentPointer(pointer) === (names.property === undefined ? '' : `/${names.property}`)
  );
}

function withUses(fix: IssueFix, uses: Use[], name: string): IssueFix {
  if (!('changes' in fix)) return fix;
  const changes = uses.map((use) => ({ type: 'set' as const, at: use.pointer, value: name }));
  return { ...fix, changes: [...fix.changes, ...changes] };
}

function sentenceFor(name: string, uses: Use[], { configDir }: Content): string {
  const files = [...new Set(uses.map((use) => relative(configDir, use.from.path).replaceAll('\\', '/')))];
  return files.length === 0 ? '' : `Change "${name}" in ${files.join(', ')} too.`;
}
