/** The seam through which `npm run dev` puts an edited page in the place of the shown one. Nothing uses it on the public site. */
import type { FullPageData } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';

/** Puts a page on the screen. */
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
