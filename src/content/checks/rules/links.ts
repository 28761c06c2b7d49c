import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../read/content.ts';
import { publicFolder } from '../../read/files.ts';
import { linkFault } from '../../references/link-shape.ts';
import { endOfMoves, movedPaths } from '../../references/moved.ts';
import { didYouMean } from '../../references/nearest.ts';
import { fillText } from '../../references/placeholders.ts';
import { sitePaths } from '../../references/routes.ts';
import type { Use } from '../../references/uses.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** Where links can lead. */
interface Targets {
  /** Page by path. */
  pages: Map<string, string>;
  /** The paths that can be proposed: asked for when a link is at fault. */
  paths(): ReadonlySet<string>;
  /** Anchors by page. */
  anchors: Map<string, Set<string>>;
}

/** Every link leads somewhere: to a path, a place on a page, a dialog, or out in a way that browsers understand. */
export const check: Check = {
  codes: {
    'broken-link': 'error',
    'broken-anchor': 'error',
    'unknown-modal': 'error',
    'bad-link': 'error',
  },
  start: (content, report) => ({
    end: () => {
      const targets = targetsOf(content);
      for (const [value, uses] of content.graph.named('link')) {
        const filled = filledLink(value, content);
        if (filled === undefined || filled === '' || filled === 'back:') continue;
        const here = filled.startsWith('#') ? filled.slice(1) : undefined;
        const everywhere = here === undefined ? faultOf(filled, targets, content) : undefined;
        if (here === '' || (here === undefined && !everywhere)) continue;
        for (const use of uses) {
          const fault =
            here === undefined ? everywhere : anchorFault(here, anchorsAround(use, targets), 'this page', content);
          if (!fault) continue;
          const { from, pointer } = use;
          report({ path: from.path, pointer, at: { text: value }, ...fault });
        }
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
  return { pages, paths: () => new Set(content.wellNamed(pages.keys())), anchors };
}

type Fault = Pick<Issue, 'code' | 'message' | 'suggestion'>;

/** What is wrong with a link that leads away from where it stands, which is the same on every page. */
function faultOf(link: string, targets: Targets, content: Content): Fault | undefined {
  if (link.startsWith('modal:')) return modalFault(link.slice('modal:'.length), content);
  if (link.startsWith('/') && !link.startsWith('//')) return pathFault(link, targets, content);
  const fault = linkFault(link, targets.paths);
  return fault && { code: 'bad-link', ...fault };
}

function modalFault(id: string, content: Content): Fault | undefined {
  if (content.ids('modals').has(id)) return undefined;
  const known = content.wellNamed(content.ids('modals'));
  const suggestion = didYouMean(id, known, 'Choose a file from modals/, or add one.');
  return { code: 'unknown-modal', message: `There is no dialog "${id}" in modals/.`, suggestion };
}

/** The places on the page of a link; a link outside of pages stands on all of them. */
function anchorsAround({ from }: Use, targets: Targets): ReadonlySet<string> | undefined {
  return from.kind.name === 'pages'
    ? targets.anchors.get(from.id)
    : new Set([...targets.anchors.values()].flatMap((set) => [...set]));
}

function pathFault(link: string, targets: Targets, content: Content): Fault | undefined {
  const [beforeAnchor = '', anchor] = link.split('#');
  const path = beforeAnchor.split('?')[0] ?? '';
  const pageId = targets.pages.get(path);
  if (pageId !== undefined) {
    if (anchor === undefined || anchor === '' || !isRead(pageId, content)) return undefined;
    return anchorFault(anchor, targets.anchors.get(pageId), path, content);
  }
  if (targets.pages.size === 0 || isPublicFile(path, content)) return undefined;
  const now = endOfMoves(path, movedPaths(content.data('routes')));
  if (now !== undefined && targets.pages.has(now))
    return { code: 'broken-link', message: `The page of ${path} has moved.`, suggestion: `Write "${now}".` };
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  const suggestion = targets.pages.has(plain)
    ? `Write "${plain}".`
    : didYouMean(path, [...targets.paths()], 'Choose a path from routes.json, or add the path there.');
  return { code: 'broken-link', message: `The link ${path} leads nowhere: no page has this path.`, suggestion };
}

/** Which places a page has is only known when its file was read. */
function isRead(pageId: string, content: Content): boolean {
  const path = join(content.places.configDir, 'pages', `${pageId}.json`);
  return content.ids('pages').has(pageId) && !content.unreadable.has(path);
}

function isPublicFile(path: string, content: Content): boolean {
  return (
    /\.[a-z0-9]+$/i.test(path) && !path.includes('..') && existsSync(join(publicFolder(content.places.configDir), path))
  );
}

function anchorFault(
  anchor: string,
  known: ReadonlySet<string> | undefined,
  where: string,
  content: Content,
): Fault | undefined {
  const anchors = known ?? new Set<string>();
  if (anchors.has(anchor)) return undefined;
  const suggestion = didYouMean(
    anchor,
    content.wellNamed(anchors),
    `Give the section that is meant "id": "${anchor}", or link to the page alone.`,
  );
  return { code: 'broken-anchor', message: `There is no place #${anchor} on ${where}.`, suggestion };
}
