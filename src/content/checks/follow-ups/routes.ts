import { basename } from 'node:path';
import type { Content } from '../../read/content.ts';
import { wordSet } from '../../read/words-in.ts';
import type { Issue } from '../../report/issues.ts';
import { OF_A_WHOLE, placeOf } from './issue-parts.ts';

/** Findings that only follow from a path of routes.json that cannot be read. */
const OF_ROUTES = wordSet(`
  broken-link dead-mail-link entry-without-route missing-for-entry collection-without-parameter unknown-entry-text
  broken-entry-link newsletter-leave-page feed-of-another-page
`);

/** Mistakes in routes.json that take paths away from pages. */
const OF_PATHS = new Set(['missing-home', 'duplicate-path', 'path-without-collection', 'collection-without-parameter']);
const OF_LOST_PATHS = wordSet(`
  broken-link broken-anchor broken-entry-link entry-without-route unknown-entry-text orphan-page
  newsletter-leave-page
`);

/** Findings that follow from a collection that does not exist. */
const OF_ENTRIES = new Set(['entry-without-route', 'unknown-entry-text', 'broken-entry-link', 'missing-for-entry']);

/** Removes findings about links to a path that routes.json misspells. */
export function withoutMisspeltPaths(issues: Issue[]): Issue[] {
  const lost = issues.flatMap(({ code, meant }) => (code === 'misspelt-path' && meant !== undefined ? [meant] : []));
  if (lost.length === 0) return issues;
  const isTo = (link: string) => lost.some((path) => link.endsWith(path) || /[#?]/.test(link.split(path)[1] ?? ''));
  return issues.filter(
    ({ code, at }) => !(OF_LOST_LINKS.has(code) && typeof at === 'object' && isTo(at.text)) && !OF_LOST_PAGES.has(code),
  );
}

const OF_LOST_LINKS = new Set(['broken-link', 'dead-mail-link', 'broken-entry-link']);
/** Findings about a page that exists at another path. */
const OF_LOST_PAGES = new Set(['orphan-page']);

/** Removes findings that only follow from paths in `routes.json` that cannot be read, or from a page without a path. */
export function withoutUnreadRoutes(issues: Issue[], { unreadable }: Content): Issue[] {
  const isUnreadable = [...unreadable].some((path) => basename(path) === 'routes.json');
  const isUnread =
    isUnreadable ||
    issues.some(
      ({ code, path, pointer }) =>
        basename(path) === 'routes.json' &&
        (code === 'missing-file' ||
          code === 'wrong-bracket' ||
          (code === 'wrong-shape' && pointer.includes('/paths/')) ||
          (OF_A_WHOLE.has(code) && /^(?:$|\/routes|\/paths?$|\/page$)/.test(pointer))),
    );
  const isLost = issues.some(({ code }) => OF_PATHS.has(code));
  const isCollected = issues.some(
    ({ code, path }) => code === 'unknown-collection' && basename(path) === 'routes.json',
  );
  return issues.filter(
    ({ code }) =>
      !(isLost && OF_LOST_PATHS.has(code)) &&
      !(isUnread && (OF_ROUTES.has(code) || code === 'unused-page')) &&
      !(isCollected && OF_ENTRIES.has(code)),
  );
}

/** Removes that a path is broken where a list is told the path of its entries. */
export function withoutDoubledLinks(issues: Issue[]): Issue[] {
  const told = new Set(issues.flatMap((issue) => (issue.code === 'broken-entry-link' ? [placeOf(issue)] : [])));
  return issues.filter((issue) => issue.code !== 'broken-link' || !told.has(placeOf(issue)));
}
