/** Determines which links of the header and footer lead to the current page, which may have several paths. */
import type { SiteData } from '../contracts/site-data.ts';

type Paths = Pick<SiteData, 'mainPaths'>;

/** The main path of the page at a path. */
export function mainPathOf({ mainPaths }: Paths, path: string): string {
  return mainPaths[path] ?? path;
}

/** The `aria-current` of a link. `current`: the main path of the current page. */
export function ariaCurrent(paths: Paths, link: string, current: string): 'page' | undefined {
  return mainPathOf(paths, link) === current ? 'page' : undefined;
}
