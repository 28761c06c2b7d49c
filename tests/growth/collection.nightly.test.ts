/** Adding a collection takes a schema and a folder: pages, lists, structured data and types follow. */
import { expect, test } from 'vitest';
import { Copy } from './support.ts';

type Json = Record<string, unknown>;

const LIST = '/growth-guides';

/** A block's first example with some properties changed. */
function example(copy: Copy, type: string, changes: Json): Json {
  const [first] = copy.json<{ block: Json }[]>(`src/blocks/${type}/example.json`);
  return { ...first?.block, ...changes };
}

/** An entry with every property that its schema requires. */
const guide = {
  status: 'published',
  title: 'How to read a lease before you sign it',
  excerpt: 'Five lines to look for, and what they cost when nobody looks.',
  author: { name: 'Amina Otieno', role: 'Editor' },
  published: '2026-01-15',
  readMinutes: 3,
  seo: { title: 'How to read a lease', description: 'Five lines of a lease to look for before you sign it.' },
  body: [{ text: ['Read the notice period first.'] }],
};

/** Copies the schema of articles under another name, including the annotations for structured data and the feed. */
function addSchema(copy: Copy): void {
  const article = copy.json<Json>('schemas/collections/article.schema.json');
  const schema = { ...article, title: 'Guide', description: 'A guide.', 'x-files': 'collections/guides/*.json' };
  copy.write('schemas/collections/guide.schema.json', schema);
}

function addContent(copy: Copy): void {
  const [category] = copy.names('site-config/collections/categories');
  const picture = { image: Object.keys(copy.json<Json>('site-config/images.json')).find((name) => name !== '$schema') };
  copy.write('site-config/collections/guides/read-a-lease.json', { ...guide, category, picture });
  copy.write('site-config/pages/growth-guides.json', {
    title: 'Guides to read before signing',
    description: 'Guides for people who are about to rent or to buy, each of a few minutes.',
    blocks: [
      example(copy, 'page-hero', {}),
      example(copy, 'article-list', { articles: { from: 'guides' }, path: LIST }),
    ],
  });
  copy.write('site-config/pages/growth-guide.json', {
    title: 'A guide for tenants and buyers',
    description: 'A guide for people who are about to rent or to buy, to be read in a few minutes.',
    forEntry: { title: '{{entry.seo.title}}', description: '{{entry.seo.description}}', image: 'picture' },
    blocks: [
      example(copy, 'article', {
        article: { entryOf: 'guides' },
        related: { from: 'guides', related: true },
        path: LIST,
      }),
    ],
  });
  const routes = copy.json<{ routes: Json[] }>('site-config/routes.json');
  routes.routes.push({ paths: [LIST], page: 'growth-guides' });
  routes.routes.push({ paths: [`${LIST}/{name}`], page: 'growth-guide', collection: 'guides' });
  copy.write('site-config/routes.json', routes);
  const site = copy.json<{ feed: Json }>('site-config/site.json');
  copy.write('site-config/site.json', { ...site, feed: { ...site.feed, page: 'growth-guides' } });
}

/** The JSON-LD objects of a built page. */
function thingsOn(copy: Copy, urlPath: string): Json[] {
  const html = copy.read(`dist/public${urlPath}/index.html`);
  const [, text = '{}'] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const data: { '@graph'?: Json[] } = JSON.parse(text);
  return data['@graph'] ?? [];
}

test('a second collection of articles gets its pages, list, structured data and feed without a line of code', () => {
  using copy = new Copy();
  addSchema(copy);
  addContent(copy);
  expect(copy.node('scripts/generate.ts')).toMatchObject({ status: 0 });
  expect(copy.types()).toEqual({ status: 0, text: '' });
  expect(copy.node('scripts/check.ts')).toMatchObject({ status: 0 });
  expect(copy.node('scripts/build.ts', '--no-search')).toMatchObject({ status: 0 });

  expect(copy.read(`dist/public${LIST}/index.html`)).toContain(`href="${LIST}/read-a-lease"`);
  expect(thingsOn(copy, `${LIST}/read-a-lease`)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: guide.title, datePublished: guide.published }),
  );
  expect(copy.read('dist/public/sitemap.xml')).toContain(`${LIST}/read-a-lease`);
  expect(copy.read(`dist/public${LIST}/feed.xml`)).toContain(`${LIST}/read-a-lease`);
  expect(copy.read('src/generated/types.ts')).toContain('export type GuideItem');
});

test('a schema that claims structured data which its entries lack fails the type check', () => {
  using copy = new Copy();
  const schema = copy.json<Json>('schemas/collections/project.schema.json');
  const tip = { ...schema, title: 'Tip', 'x-files': 'collections/tips/*.json', 'x-structured-data': 'Question' };
  copy.write('schemas/collections/tip.schema.json', tip);
  expect(copy.node('scripts/generate.ts')).toMatchObject({ status: 0 });
  expect(copy.types().text).toMatch(/'TipEntry' is missing .* question/);
});
