/** URLs of the files of the built site other than pages. All absolute URLs are built here. */
import type { CompiledPage, CompiledSite } from '../contracts/compiled-site.ts';
import type { SiteData } from '../contracts/site-data.ts';

type Company = SiteData['site'];

export const SITEMAP = '/sitemap.xml';
export const MANIFEST = '/manifest.webmanifest';

/** The absolute URL of a path or file of the site, whose URL includes the base path. */
export const absoluteUrl = (site: Pick<Company, 'url'>, path: string): string => site.url + path;

/** The picture file that every browser can show. */
export const pictureFile = ({ name, hash, fallback }: CompiledPage['image']): string =>
  `${name}-${hash}-${fallback}.webp`;

/** The URLs of the feeds, below the path of the blog. */
export interface FeedPaths {
  /** The main path of the page that the feed belongs to, without the base path, like the others. */
  page: string;
  rss: string;
  json: string;
}

/** The feed's URLs; undefined for a site without a feed. */
export function feedPaths({ data, paths }: Pick<CompiledSite, 'data' | 'paths'>): FeedPaths | undefined {
  const { feed } = data.site;
  const page = feed && paths.find(({ pageId, entry }) => pageId === feed.page && !entry)?.canonicalPath;
  if (page === undefined) return undefined;
  const folder = page === '/' ? '' : page;
  return { page, rss: `${folder}/feed.xml`, json: `${folder}/feed.json` };
}
