/** The files by which others find the site and know it: site map, robots.txt, feeds, manifest. */
import type { CompiledSite } from '../../shapes.ts';
import { MANIFEST } from '../addresses.ts';
import type { BuildRecord } from '../build-record.ts';
import { feedFiles } from './feeds.ts';
import { manifest } from './manifest.ts';
import { robots, sitemapFiles } from './sitemap.ts';

/** The files with their text, by name relative to the public folder. */
export async function siteFiles(site: CompiledSite, { pages }: BuildRecord): Promise<Map<string, string>> {
  const { site: company } = site.data;
  const listed = site.paths.flatMap(({ path, canonicalPath }) => {
    const page = pages[canonicalPath];
    const isMain = path === site.basePath + canonicalPath;
    return page && isMain && !page.hidden ? [{ path: canonicalPath, changed: page.changed }] : [];
  });
  return new Map([
    ...(await sitemapFiles(listed, company)),
    ['robots.txt', robots(company)],
    ...feedFiles(site),
    [MANIFEST.slice(1), manifest(site)],
  ]);
}
