/** Files for search engines, feed readers and phones: sitemap, robots.txt, feeds, manifest. */
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { BuildRecord } from '../incremental/build-record.ts';
import { MANIFEST } from '../urls.ts';
import { feedFiles } from './feeds.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import type { SitemapEntry } from './sitemap.ts';

/** The pages that search engines should list, in site order. */
export function listedPages(site: CompiledSite, { pages }: Pick<BuildRecord, 'pages'>): SitemapEntry[] {
  return site.paths.flatMap(({ path, canonicalPath }) => {
    const page = pages[canonicalPath];
    const isMain = path === site.basePath + canonicalPath;
    return page && isMain && !page.hidden ? [{ path: canonicalPath, changed: page.changed }] : [];
  });
}

/**
 * The text of the files by name, relative to the public folder.
 * @param listed the pages of the sitemap; if undefined, the sitemap of the last build is kept
 */
export async function siteFiles(site: CompiledSite, listed: SitemapEntry[] | undefined): Promise<Map<string, string>> {
  const { site: company } = site.data;
  const sitemap = listed ? await (await import('./sitemap.ts')).sitemapFiles(listed, company) : [];
  return new Map([
    ...sitemap,
    ['robots.txt', robots(company)],
    ...feedFiles(site),
    [MANIFEST.slice(1), manifest(site)],
  ]);
}
