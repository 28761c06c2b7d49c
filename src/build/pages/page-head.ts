/** The properties of a page's head tags. */

import type { CompiledPage } from '../../contracts/compiled-site.ts';
import type { StructuredEntries } from '../../contracts/entries.ts';
import type { HeadData } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { namedEntries } from '../../generated/block-entries.ts';
import { CARD, type SocialCards } from '../media/social-cards.ts';
import { keywordsOf } from '../structured-data/entries.ts';
import { absoluteUrl, type FeedPaths, pictureFile } from '../urls.ts';

/** The picture for shared links: the page's card, or its own picture. */
function sharedImage({ title, image }: CompiledPage, cards: SocialCards | undefined): HeadData['image'] {
  if (cards) return { file: cards.nameOf(title, image), ...CARD };
  const height = Math.round((image.fallback * image.height) / image.width);
  return { file: pictureFile(image), width: image.fallback, height };
}

function articleTags(article: StructuredEntries['Article']): HeadData['article'] {
  const { published, modified, author, category } = article;
  return { published, modified, author: author.name, section: category.name, keywords: keywordsOf(article) };
}

/** The Open Graph type and its tags, derived from the entry that the page's URL names. */
function kindOf({ blocks }: CompiledPage): Pick<HeadData, 'type' | 'article'> {
  const [named] = blocks.flatMap(namedEntries);
  if (named?.type === 'Article') return { type: 'article', article: articleTags(named.entry) };
  return { type: named?.type === 'Person' ? 'profile' : 'website' };
}

function feedOf(path: string, { site, feed, basePath }: HeadContext): HeadData['feed'] {
  if (!feed || !site.feed || (path !== feed.page && !path.startsWith(`${feed.page}/`))) return undefined;
  return { title: site.feed.title, rss: basePath + feed.rss, json: basePath + feed.json };
}

/** What head tags depend on, besides the page. */
export interface HeadContext {
  site: SiteData['site'];
  cards?: SocialCards;
  feed?: FeedPaths;
  basePath: string;
}

/** The head of a page: title, description, canonical URL, sharing tags, structured data. */
export function headOf(page: CompiledPage, context: HeadContext): HeadData {
  const { site, cards } = context;
  return {
    title: site.titleTemplate.replace('%s', page.title),
    description: page.description,
    canonical: absoluteUrl(site, page.canonicalPath),
    siteName: site.name,
    imagesUrl: absoluteUrl(site, '/images/'),
    image: sharedImage(page, cards),
    imageAlt: page.image.alt,
    hidden: page.hidden,
    language: site.language,
    ...kindOf(page),
    feed: feedOf(page.canonicalPath, context),
  };
}
