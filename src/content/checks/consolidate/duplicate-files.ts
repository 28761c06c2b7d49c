import { basename } from 'node:path';
import type { Content } from '../../read/content.ts';
import { wordSet } from '../../read/split-words.ts';
import type { Issue } from '../../report/issues.ts';
import { fileTypeOf } from './issue-parts.ts';

/** Findings about a page that duplicates another file. */
const DUPLICATE_CODES = new Set([
  'repeated-title',
  'repeated-description',
  'copied-section',
  'copied-entry',
  'unused-page',
]);

/** Reports an unused copy of another file once, instead of everything the two have in common. */
export function mergeDuplicateFiles(issues: Issue[], content: Content): Issue[] {
  const { hashes } = content;
  const oddIssues = issues.filter(({ code }) => code === 'bad-file-name' || code === 'unused-page');
  const odd = oddIssues.map(({ path }) => path);
  const original = new Map(
    oddIssues
      .filter((issue) => fileTypeOf(issue, content) === 'pages')
      .flatMap(({ path }) => {
        const hash = hashes.get(path);
        const twin = [...hashes].find(([other, ofOther]) => ofOther === hash && !odd.includes(other))?.[0];
        return hash === undefined || twin === undefined ? [] : [[path, twin] as const];
      }),
  );
  if (original.size === 0) return issues;
  const twins = new Set([...original].flat());
  return issues.flatMap((issue) => {
    const twin = original.get(issue.path);
    const isFirst = twin !== undefined && issues.find(({ path }) => path === issue.path) === issue;
    if (isFirst)
      return [
        {
          ...issue,
          message: `This file has the same content as ${basename(twin)}, and no page shows it.`,
          suggestion: 'Delete it, or give it its own name, texts, and path in routes.json.',
        },
      ];
    if (issue.code === 'repeated-picture') return [];
    return twins.has(issue.path) && (twin !== undefined || DUPLICATE_CODES.has(issue.code)) ? [] : [issue];
  });
}

/** Findings about what a file has in common with another, by which a copy is known. */
const SHARED_PART_CODES = wordSet('repeated-title repeated-description copied-section repeated-document');

/** Suppresses what an unused file has in common with another: it is there to be changed, or to be deleted. */
export function suppressUnusedDuplicates(issues: Issue[]): Issue[] {
  const unused = new Set(issues.flatMap(({ code, path }) => (/^unused-(?:page|modal)$/.test(code) ? [path] : [])));
  return issues.filter(
    ({ code, path, related }) =>
      !(SHARED_PART_CODES.has(code) && (unused.has(path) || unused.has(related?.path ?? ''))),
  );
}
