/** Lets `npm run dev` replace the current page by its edited version. The public site does not use it. */
import type { FullPageData } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';

/** Shows a page. */
export type ShowPage = (page: FullPageData, path: string) => Promise<void>;
type ShowSite = (site: SiteData) => void;

let showers: { site: ShowSite; page: ShowPage } | undefined;

/** Registers how the running application shows an edit. */
export function onPageEdit(site: ShowSite, page: ShowPage): void {
  showers = { site, page };
}

/** Shows an edited page without a reload and without moving the scroll position. */
export function showEdit(site: SiteData, page: FullPageData, path: string): void {
  showers?.site(site);
  showers?.page(page, path).catch(console.error);
}
