import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Content } from '../read/content.ts';
import { isObject, textProperty } from '../read/json.ts';
import { pathOf } from '../references/addresses/own-path.ts';
import { publicPaths, publishedPaths } from '../references/publishing/public-paths.ts';
import { isPublishedAt, nextChange } from '../references/publishing/publishing-window.ts';

/** A page with the sections that visitors see at the moment of the build. */
export function withPublishedSections(page: unknown, content: Content): unknown {
  if (!isObject(page) || !Array.isArray(page.blocks)) return page;
  return { ...page, blocks: page.blocks.filter((block) => content.isPublished(block)) };
}

/** The menus without entries that lead to pages and articles whose time has not come or is over, and without menus that held nothing else. */
export function withPublishedMenus(content: Content): unknown {
  const published = new Set(publishedPaths(content).map(({ path }) => path));
  const missing = publicPaths(content).filter(({ path }) => !published.has(path));
  if (missing.length === 0) return content.data('navigation');
  return withoutLinks(content.data('navigation'), new Set(missing.map(({ path }) => path)));
}

/** A copy without the items of lists that lead to one of these paths, and without those that are empty for it. */
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

/** What is published and what is not: pages that were made of another state are made again. */
export function publishingState(content: Content): boolean[] {
  return content.timed().map(({ window }) => isPublishedAt(window, content.now));
}

/** When something is published next, or is over; nothing when nothing is. */
export function nextPublishing(content: Content): Pick<ServerConfig, 'nextPublishing'> {
  const moment = nextChange(
    content.timed().map(({ window }) => window),
    content.now,
  );
  return moment === undefined ? {} : { nextPublishing: new Date(moment).toISOString() };
}
