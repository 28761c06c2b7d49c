import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Content } from '../read/content.ts';
import { isObject, textProperty } from '../read/json.ts';
import { pathOf } from '../references/addresses/own-path.ts';
import { publicPaths, publishedPaths } from '../references/publishing/public-paths.ts';
import { isPublishedAt, nextChange } from '../references/publishing/publishing-window.ts';

/** A page with only the sections visible at build time. */
export function withPublishedSections(page: unknown, content: Content): unknown {
  if (!isObject(page) || !Array.isArray(page.blocks)) return page;
  return { ...page, blocks: page.blocks.filter((block) => content.isPublished(block)) };
}

/** The menus without entries for hidden pages and articles, and without menus that would be empty. */
export function withPublishedMenus(content: Content): unknown {
  const published = new Set(publishedPaths(content).map(({ path }) => path));
  const missing = publicPaths(content).filter(({ path }) => !published.has(path));
  if (missing.length === 0) return content.data('navigation');
  return withoutLinks(content.data('navigation'), new Set(missing.map(({ path }) => path)));
}

/** A copy without list items that link to one of these paths, and without items that become empty. */
function withoutLinks(data: unknown, paths: ReadonlySet<string>): unknown {
  if (Array.isArray(data))
    return data.flatMap((item) => {
      if (paths.has(pathOf(textProperty(item, 'link') ?? ''))) return [];
      const kept = withoutLinks(item, paths);
      return listsIn(item).some((list) => list.length > 0) && listsIn(kept).every((list) => list.length === 0)
        ? []
        : [kept];
    });
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutLinks(value, paths)]));
}

const listsIn = (item: unknown) => (isObject(item) ? Object.values(item).filter((value) => Array.isArray(value)) : []);

/** The state of publishing; pages built from a different state are rebuilt. */
export function publishingState(content: Content): boolean[] {
  return content.scheduledParts().map(({ window }) => isPublishedAt(window, content.now));
}

/** When content next appears or disappears; undefined if nothing is scheduled. */
export function nextPublishing(content: Content): Pick<ServerConfig, 'nextPublishing'> {
  const moment = nextChange(
    content.scheduledParts().map(({ window }) => window),
    content.now,
  );
  return moment === undefined ? {} : { nextPublishing: new Date(moment).toISOString() };
}
