/** Loads what the browser knows of pages: the data inline in the document, other pages' data, the shared site data. */
import type { FullPageData, PageData } from '../../../contracts/page-data.ts';
import type { SiteData } from '../../../contracts/site-data.ts';
import { ConnectionError } from '../../../ui/fetch-code.ts';
import { fetchJson } from './fetch-json.ts';
import { loadOnce } from './load-once.ts';

/** The page was written by another build than the code that runs. */
export class BuildChangedError extends Error {}

const inline = document.getElementById('page');

/** The data of the page that the document holds. */
export const initialPage: PageData = JSON.parse(inline?.textContent ?? '{}');

/** Address of the entry that this document was built with. */
const entry = inline?.dataset.entry ?? '';

const pages = new Map<string, Promise<FullPageData>>();

/** Address of a path's data: beside its document. */
export function pageDataUrl(path: string): string {
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

/** The path under which the screen is rendered that is shown for a path that leads nowhere; the 404 screen without a path. */
export async function notFoundPath(path = ''): Promise<string> {
  const { missing, basePath = '' } = await loadSite();
  return missing.find(({ prefix }) => path.startsWith(prefix))?.path ?? `${basePath}/404`;
}

/**
 * The data of a path, fetched once. A path that leads nowhere gives the data of the 404 screen.
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

/** Forgets every page, so that the next look fetches it anew (editing). */
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
 * What all pages share: navigation, words, company.
 * @throws ConnectionError
 */
export const loadSite = (): Promise<SiteData> => site();
