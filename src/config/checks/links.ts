import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../checks.ts';
import type { Content } from '../content.ts';
import type { Use } from '../graph.ts';
import type { Report } from '../issues.ts';
import { linkFault } from '../link-shape.ts';
import { didYouMean } from '../nearest.ts';
import { fillText } from '../quotations.ts';
import { sitePaths } from '../routes.ts';

/** Where links can lead. */
interface Targets {
  /** Page by path. */
  pages: Map<string, string>;
  paths: ReadonlySet<string>;
  /** Anchors by page. */
  anchors: Map<string, Set<string>>;
}

/** Every link leads somewhere: to a path, a place on a page, a dialog, or out in a way that browsers understand. */
export const check: Check = {
  codes: ['broken-link', 'broken-anchor', 'unknown-modal', 'bad-link'],
  start: (content, report) => ({
    end: () => {
      const targets = targetsOf(content);
      for (const [value, uses] of content.graph.named('link')) {
        const filled = filledLink(value, content);
        if (filled === undefined) continue;
        for (const use of uses) checkLink(filled, use, targets, content, report);
      }
    },
  }),
};

/** The link with its quotations filled; undefined when they are at fault, which quotations.ts reports. */
function filledLink(value: string, content: Content): string | undefined {
  if (!value.includes('{{')) return value;
  try {
    return fillText(value, content.quotable());
  } catch {
    return undefined;
  }
}

function targetsOf(content: Content): Targets {
  const entryIds = (collection: string) => [...content.shownIds(collection)];
  const pages = new Map(sitePaths(content.data('routes'), entryIds).map(({ path, pageId }) => [path, pageId]));
  const anchors = new Map<string, Set<string>>();
  for (const [anchor, uses] of content.graph.named('anchor')) {
    for (const { from } of uses) {
      const onPage = anchors.get(from.id) ?? new Set();
      if (from.kind.name === 'pages') anchors.set(from.id, onPage.add(anchor));
    }
  }
  return { pages, paths: new Set(pages.keys()), anchors };
}

function checkLink(link: string, use: Use, targets: Targets, content: Content, report: Report): void {
  const at = { severity: 'error' as const, path: use.from.path, pointer: use.pointer, at: { text: use.value } };
  if (link === '' || link === '#' || link === 'back:') return;
  if (link.startsWith('modal:')) {
    const id = link.slice('modal:'.length);
    if (content.ids('modals').has(id)) return;
    const suggestion = didYouMean(
      id,
      content.wellNamed(content.ids('modals')),
      'Choose a file from modals/, or add one.',
    );
    report({ ...at, code: 'unknown-modal', message: `There is no dialog "${id}" in modals/.`, suggestion });
    return;
  }
  if (link.startsWith('/') && !link.startsWith('//')) {
    checkPath(link, at, targets, content, report);
    return;
  }
  if (link.startsWith('#')) {
    const anchors =
      use.from.kind.name === 'pages'
        ? targets.anchors.get(use.from.id)
        : new Set([...targets.anchors.values()].flatMap((set) => [...set]));
    checkAnchor(link.slice(1), anchors, 'this page', at, content, report);
    return;
  }
  const fault = linkFault(link, new Set(content.wellNamed(targets.paths)));
  if (fault) report({ ...at, code: 'bad-link', ...fault });
}

type At = { severity: 'error'; path: string; pointer: string; at: { text: string } };

function checkPath(link: string, at: At, targets: Targets, content: Content, report: Report): void {
  const [beforeAnchor = '', anchor] = link.split('#');
  const path = beforeAnchor.split('?')[0] ?? '';
  const pageId = targets.pages.get(path);
  if (pageId !== undefined) {
    if (anchor !== undefined && anchor !== '' && isRead(pageId, content))
      checkAnchor(anchor, targets.anchors.get(pageId), path, at, content, report);
    return;
  }
  if (targets.pages.size === 0 || isPublicFile(path, content)) return;
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  const suggestion = targets.pages.has(plain)
    ? `Write "${plain}".`
    : didYouMean(path, content.wellNamed(targets.paths), 'Choose a path from routes.json, or add the path there.');
  report({ ...at, code: 'broken-link', message: `The link ${path} leads nowhere: no page has this path.`, suggestion });
}

/** Which places a page has is only known when its file was read. */
function isRead(pageId: string, content: Content): boolean {
  const path = join(content.places.configDir, 'pages', `${pageId}.json`);
  return content.ids('pages').has(pageId) && !content.unreadable.has(path);
}

function isPublicFile(path: string, content: Content): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !path.includes('..') && existsSync(join(content.places.publicDir, path));
}

function checkAnchor(
  anchor: string,
  known: ReadonlySet<string> | undefined,
  where: string,
  at: At,
  content: Content,
  report: Report,
): void {
  const anchors = known ?? new Set<string>();
  if (anchors.has(anchor)) return;
  const suggestion = didYouMean(
    anchor,
    content.wellNamed(anchors),
    `Give the section that is meant "id": "${anchor}", or link to the page alone.`,
  );
  report({ ...at, code: 'broken-anchor', message: `There is no place #${anchor} on ${where}.`, suggestion });
}
