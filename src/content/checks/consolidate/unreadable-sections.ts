import { basename } from 'node:path';
import type { Content } from '../../read/content.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import type { Issue } from '../../report/issues.ts';
import { fileTypeOf, targetOf } from './issue-parts.ts';

/** Mistakes because of which the sections of a page are unknown. */
const HIDES_SECTIONS: ReadonlySet<string> = new Set([
  'wrong-type',
  'too-few',
  'missing-property',
  'unknown-property',
  'wrong-folder',
]);

/** Findings about part of a page that may be in a section that cannot be read. */
const ANCHOR_CODES: ReadonlySet<string> = new Set(['broken-anchor', 'apply-without-form', 'field-not-there']);

/** Suppresses broken links to anchors on a page whose sections cannot be read. */
export function suppressLinksToUnreadableSections(issues: Issue[], content: Content): Issue[] {
  const emptied = new Set(
    issues.flatMap((issue) => (fileTypeOf(issue, content) === 'pages' && hidesSections(issue) ? [issue.path] : [])),
  );
  if (emptied.size === 0) return issues;
  const ids = new Set([...emptied].map((path) => basename(path, '.json')));
  const paths = new Set(publicPaths(content).flatMap(({ path, pageId }) => (ids.has(pageId) ? [path] : [])));
  return issues.filter((issue) => {
    const { code, path, subject } = issue;
    if (code === 'orphan-page' && subject !== undefined) return !paths.has(subject);
    if (!ANCHOR_CODES.has(code)) return true;
    return !emptied.has(path) && !paths.has(targetOf(issue).replace(/#.*$/, ''));
  });
}

/** Whether a mistake hides all sections of a page, or what one of them is. */
function hidesSections({ code, pointer, properties, meant }: Issue): boolean {
  if (code === 'unknown-block') return true;
  const isUntyped =
    (code === 'missing-property' && /^\/blocks\/\d+$/.test(pointer) && properties?.includes('type')) ||
    (code === 'unknown-property' && /^\/blocks\/\d+\/\w+$/.test(pointer) && meant === 'type');
  return isUntyped || (HIDES_SECTIONS.has(code) && /^(?:\/blocks|\/sections)?$/.test(pointer));
}
