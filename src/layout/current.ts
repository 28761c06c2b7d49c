/** Determines which links of the header and footer lead to the current page or its section. */
import type { SiteData } from '../contracts/site-data.ts';

type Paths = Pick<SiteData, 'mainPaths'>;

/** The main path of the page at a path. */
export function mainPathOf({ mainPaths }: Paths, path: string): string {
  return mainPaths[path] ?? path;
}

/**
 * The `aria-current` of a link: 'page' on the page it leads to, 'true' on the pages below that, such as the articles of
 * a blog.
 * @param current the main path of the current page
 */
export function ariaCurrent(paths: Paths, link: string, current: string): 'page' | 'true' | undefined {
  const path = mainPathOf(paths, link);
  if (path === current) return 'page';
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Whether the current page is one of a menu’s, below one of them, or in the same folder of the site, such as /services. */
export function isInMenu(paths: Paths, entries: readonly { link: string }[], current: string): boolean {
  // The home page is in no folder.
  const folder = current.split('/')[1];
  return entries.some(({ link }) => ariaCurrent(paths, link, current) || (folder && link.split('/')[1] === folder));
}

type Mark = ReturnType<typeof ariaCurrent> | boolean;

/**
 * How each link and menu of the header is marked, in a fixed order; pages with the same marks have the same header.
 * @param current the main path of the current page
 */
export function headerMarks(data: SiteData, current: string): Mark[] {
  const { main, topBar } = data.navigation;
  return [...topBar, ...main].flatMap(({ link = '', entries }: { link?: string; entries?: { link: string }[] }) =>
    entries
      ? [isInMenu(data, entries, current), ...entries.map((entry) => ariaCurrent(data, entry.link, current))]
      : [ariaCurrent(data, link, current)],
  );
}

/**
 * How each link of the footer is marked, in a fixed order.
 * @param current the main path of the current page
 */
export function footerMarks(data: SiteData, current: string): Mark[] {
  const { lists, legal } = data.navigation.footer;
  return [...lists.flatMap(({ links }) => links), ...legal].map(({ link }) => ariaCurrent(data, link, current));
}
