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

/** Whether the current page is in the folder of the site that a link leads into, such as /services. */
export function isInFolder(link: string, current: string): boolean {
  return `${current}/`.startsWith(`${link.split('/', 2).join('/')}/`);
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
      ? [
          entries.some((entry) => Boolean(ariaCurrent(data, entry.link, current)) || isInFolder(entry.link, current)),
          ...entries.map((entry) => ariaCurrent(data, entry.link, current)),
        ]
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
