/** The feeds of new articles, for feed readers. */
import { Feed, type Item } from 'feed';
import { textOrder } from '../../content/read/text-order.ts';
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { StructuredEntries } from '../../contracts/entries.ts';
import { listedEntries } from '../../generated/block-entries.ts';
import type { SiteSettings } from '../../generated/types.ts';
import { keywordsOf } from '../structured-data/entries.ts';
import { absoluteUrl, feedPaths, pictureFile } from '../urls.ts';

/** The articles listed on a page, each once, newest first. */
function articlesOn(site: CompiledSite, path: string): StructuredEntries['Article'][] {
  const lists = site.page(path).blocks.flatMap(listedEntries);
  const articles = lists.flatMap((list) => (list.type === 'Article' ? list.entries : []));
  const once = new Map(articles.map((article) => [article.id, article]));
  return [...once.values()].sort((one, other) => textOrder(other.published, one.published));
}

/** The paths of the articles' own pages by id. */
function articlePaths(site: CompiledSite): Map<string, string> {
  return new Map(
    site.paths.flatMap(({ path, canonicalPath, entry }) =>
      entry && site.feedCollections.includes(entry.collection) && path === site.basePath + canonicalPath
        ? [[entry.id, canonicalPath]]
        : [],
    ),
  );
}

function itemOf(company: SiteSettings, article: StructuredEntries['Article'], path: string): Item {
  const link = absoluteUrl(company, path);
  return {
    id: link,
    link,
    title: article.title,
    description: article.excerpt,
    image: absoluteUrl(company, `/images/${pictureFile(article.picture)}`),
    date: new Date(article.modified ?? article.published),
    published: new Date(article.published),
    // RSS requires an email address for each author. This is the company's, because authors have none.
    author: [{ name: article.author.name, email: company.email }],
    category: [article.category.name, ...keywordsOf(article)].map((name) => ({ name })),
  };
}

/** RSS and JSON feed by file name, relative to the public folder; none for a site without a feed. */
export function feedFiles(site: CompiledSite): Map<string, string> {
  const paths = feedPaths(site);
  const company = site.data.site;
  if (!paths || !company.feed) return new Map();
  const urlPaths = articlePaths(site);
  const articles = articlesOn(site, site.basePath + paths.page).slice(0, company.feed.limit);
  const latest = articles
    .map(({ modified, published }) => modified ?? published)
    .sort()
    .at(-1);
  const home = absoluteUrl(company, paths.page);
  const feed = new Feed({
    id: home,
    link: home,
    title: company.feed.title,
    description: company.feed.description,
    language: company.language,
    copyright: site.data.navigation.footer.copyright,
    generator: false,
    ...(latest && { updated: new Date(latest) }),
    feedLinks: { rss: absoluteUrl(company, paths.rss), json: absoluteUrl(company, paths.json) },
  });
  for (const article of articles) {
    const path = urlPaths.get(article.id);
    if (path !== undefined) feed.addItem(itemOf(company, article, path));
  }
  return new Map([
    [paths.rss.slice(1), feed.rss2()],
    [paths.json.slice(1), feed.json1()],
  ]);
}
