/** Writes the sitemap for search engines. */
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { absoluteUrl, SITEMAP } from '../urls.ts';

/** A listed page, and the day its content last changed (year-month-day) if known. */
export interface SitemapEntry {
  path: string;
  changed?: string;
}

/** The most pages in one file, as set by the protocol (sitemaps.org). */
const MAX_URLS_PER_FILE = 50_000;

/** The sitemap of a site without listed pages: the library writes none, but robots.txt refers to it. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

async function text(stream: SitemapStream | SitemapIndexStream, items: object[]): Promise<string> {
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

/** The sitemap file of some pages, in their order. */
function pagesFile(entries: SitemapEntry[], site: { url: string }): Promise<string> {
  const items = entries.map(({ path, changed }) => ({
    url: absoluteUrl(site, path),
    ...(changed && { lastmod: changed }),
  }));
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  return text(new SitemapStream({ hostname: site.url, lastmodDateOnly: true, xmlns }), items);
}

/**
 * The sitemap by file name, relative to the public folder: one file, or an index and as many files as needed.
 * @param maxUrls maximum number of pages in a file
 */
export async function sitemapFiles(
  entries: SitemapEntry[],
  site: { url: string },
  maxUrls = MAX_URLS_PER_FILE,
): Promise<Map<string, string>> {
  const name = SITEMAP.slice(1);
  if (entries.length === 0) return new Map([[name, EMPTY]]);
  if (entries.length <= maxUrls) return new Map([[name, await pagesFile(entries, site)]]);
  const files = new Map<string, string>();
  for (let start = 0; start < entries.length; start += maxUrls) {
    files.set(`sitemap-${files.size + 1}.xml`, await pagesFile(entries.slice(start, start + maxUrls), site));
  }
  const index = [...files.keys()].map((file) => ({ url: absoluteUrl(site, `/${file}`) }));
  files.set(name, await text(new SitemapIndexStream(), index));
  return files;
}
