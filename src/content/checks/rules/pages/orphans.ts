import { noteKind } from '../../../cache/notes.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { filledText } from '../../../references/placeholders.ts';
import { hasParameter, type RoutePath, routePaths } from '../../../references/routes.ts';
import { eachIssue, type Issue, type Issues } from '../../../report/issues.ts';
import type { Content, Rule } from '../../rule.ts';

/** Maximum number to report; a site with more orphans links to its pages in another way. */
const MAX_REPORTED = 20;

/** Pages marked as hidden, and those without header and footer, which are opened from elsewhere: they need no link. */
const hiddenPages = noteKind<true>('hidden-page');

/** Checks that every page is linked from somewhere. */
export const rule: Rule = {
  codes: { 'orphan-page': 'warning' },
  files: 'pages',
  onDocument: ({ file, data }, content) => {
    const standsAlone = (property(data, 'layout') ?? 'site') !== 'site' || announcesOnly(data);
    if (!standsAlone && property(data, 'hidden') !== true) return;
    hiddenPages.add(content, file, '/hidden', true);
  },
  *onEnd(content) {
    const orphans = [...eachIssue(orphansIn(content))];
    if (orphans.length <= MAX_REPORTED) yield orphans;
  },
};

/** Whether a page is only a coming-soon text. */
function announcesOnly(data: unknown): boolean {
  return listProperty(data, 'blocks').every((block) => textProperty(block, 'type') === 'plain-text');
}

function orphansIn(content: Content): Issues<Issue> {
  const routes = content.documents('routes')[0];
  if (!routes || content.unreadable.size > 0) return undefined;
  const linked = linkedPaths(content);
  const hidden = new Set(hiddenPages.all(content).map(({ from }) => from.id));
  const pages = Map.groupBy(routePaths(routes.data), ({ pageId }) => pageId);
  return [...pages].map(([pageId, paths]) => {
    const isReached = paths.some(({ pattern }) => pattern === '/' || hasParameter(pattern) || linked.has(pattern));
    if (isReached || !content.ids('pages').has(pageId) || hidden.has(pageId)) return undefined;
    return orphan(paths, routes.file.path);
  });
}

function orphan([first]: RoutePath[], path: string): Issue {
  return {
    code: 'orphan-page',
    path,
    pointer: first?.pointer ?? '',
    ...(first && { subject: first.pattern }),
    message: `No link and no menu leads to ${first?.pattern}, so visitors can only find it with the search.`,
    suggestion: 'Link to it from a page or a menu. If it should not be found, add "hidden": true to its file.',
  };
}

function linkedPaths(content: Content): Set<string> {
  const links = [...content.graph.usesByName('link').keys()].map((link) =>
    pathOf(filledText(link, content.placeholderSources()) ?? link),
  );
  return new Set(links);
}
