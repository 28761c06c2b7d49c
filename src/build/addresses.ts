/** Where the files of the built site lie that are not pages. Every address for other machines is made here. */
import type { CompiledPage, CompiledSite } from '../contracts/compiled-site.ts';
import type { SiteData } from '../contracts/site-data.ts';

type Company = SiteData['site'];

export const SITEMAP = '/sitemap.xml';
export const MANIFEST = '/manifest.webmanifest';

/** The whole address of a path or file of the site; its address ends with the base path. */
export const absolute = (site: Pick<Company, 'url'>, path: string): string => site.url + path;

/** The file of a picture that every browser can show. */
export const pictureFile = ({ name, hash, fallback }: CompiledPage['image']): string =>
  `${name}-${hash}-${fallback}.webp`;

/** The addresses of the feed, below the path of the blog. */
export interface FeedPaths {
  /** The main path of the page that the feed belongs to, without the base path, as the others. */
  page: string;
  rss: string;
  json: string;
}

/** Where the feed lies; undefined for a site without one. */
export function feedPaths({ data, paths }: Pick<CompiledSite, 'data' | 'paths'>): FeedPaths | undefined {
  const { feed } = data.site;
  const page = feed && paths.find(({ pageId, entry }) => pageId === feed.page && !entry)?.canonicalPath;
  if (page === undefined) return undefined;
  const folder = page === '/' ? '' : page;
  return { page, rss: `${folder}/feed.xml`, json: `${folder}/feed.json` };
}
