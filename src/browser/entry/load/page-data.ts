/** Loads page data: of the document's page (inline), of other pages, and the data that all pages share. */
import type { FullPageData, PageData } from '../../../contracts/page-data.ts';
import type { SiteData } from '../../../contracts/site-data.ts';
import { ConnectionError } from '../../../ui/fetch-code.ts';
import { fetchJson } from './fetch-json.ts';
import { loadOnce } from './load-once.ts';

/** The page belongs to another build than the running code. */
export class BuildChangedError extends Error {}

const inline = document.getElementById('page');

/** The inline data of the document's page. */
export const initialPage: PageData = JSON.parse(inline?.textContent ?? '{}');

/** The URL of the entry script of this build. */
const entry = inline?.dataset.entry ?? '';

const pages = new Map<string, Promise<FullPageData>>();

/** The URL of a page's data, next to its document. */
function pageDataUrl(path: string): string {
  return `${path.replace(/\/$/, '')}/page-data.json`;
}

async function fetchPage(path: string): Promise<FullPageData> {
  const page =
    (await fetchJson<FullPageData>(pageDataUrl(path))) ??
    (await fetchJson<FullPageData>(pageDataUrl(await notFoundPath(path))));
  if (!page) throw new ConnectionError(path);
  if (page.entry !== entry) throw new BuildChangedError(path);
  return page;
}

/** The path of the screen for an unknown path; of the general 404 screen if no path is given. */
export async function notFoundPath(path = ''): Promise<string> {
  const { missing, basePath = '' } = await loadSite();
  return missing.find(({ prefix }) => path.startsWith(prefix))?.path ?? `${basePath}/404`;
}

/**
 * Returns the data of a path, fetched once. An unknown path returns the data of the 404 screen.
 * @throws ConnectionError, BuildChangedError
 */
export function loadPage(path: string): Promise<FullPageData> {
  const known = pages.get(path);
  if (known) return known;
  const loading = fetchPage(path);
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}

/** Clears the cache of pages, so that they are fetched again while editing. */
export function forgetPages(): void {
  pages.clear();
  site = loadOnce(fetchSite);
}

async function fetchSite(): Promise<SiteData> {
  const data = await fetchJson<SiteData>(initialPage.site);
  if (!data) throw new ConnectionError(initialPage.site);
  return data;
}

let site = loadOnce(fetchSite);

/**
 * The data that all pages share: navigation, interface texts, company.
 * @throws ConnectionError
 */
export const loadSite = (): Promise<SiteData> => site();
