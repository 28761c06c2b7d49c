import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Block } from '../../generated/types.ts';
import { validSite } from '../testing/cases.ts';
import { compileSite } from './compile.ts';

const article = (title: string, published: string, more: object = {}) => ({
  status: 'published',
  title,
  excerpt: 'What owners should know.',
  category: 'letting',
  author: { name: 'Wanjiru Sample', role: 'Letting manager' },
  published,
  picture: { image: 'house' },
  readMinutes: 4,
  seo: { title, description: 'What owners should know about it.' },
  body: [{ text: ['{{site.name}} begins with the roof.'] }],
  ...more,
});

const list = { from: 'articles' };

/** A site with a page for each article that lists other articles of the same theme. */
async function siteWithArticles(articles: Record<string, object>) {
  const folder = validSite();
  const write = (name: string, value: object) => writeFileSync(join(folder.path, name), JSON.stringify(value));
  for (const id of ['letting', 'repairs'])
    write(`collections/categories/${id}.json`, { order: 1, name: id, description: 'A theme.', color: 'clay' });
  mkdirSync(join(folder.path, 'collections/articles'), { recursive: true });
  for (const [id, data] of Object.entries(articles)) write(`collections/articles/${id}.json`, data);
  const texts = {
    back: 'Back',
    minutes: '{minutes} min',
    updated: 'Updated {date}',
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Not copied',
    contents: 'Contents',
    author: 'Author',
    related: 'Related',
    shareOn: [{ label: 'E-mail', link: 'mailto:?body={url}' }],
  };
  const page = (id: string, blocks: object[], forEntry?: object) =>
    write(`pages/${id}.json`, {
      title: `Articles for owners (${id})`,
      description: `What owners of flats and houses should know, from the people who let them: ${id}.`,
      ...(forEntry && { forEntry }),
      blocks,
    });
  page(
    'article',
    [
      {
        type: 'article',
        article: { entryOf: 'articles' },
        origin: 'https://www.baobab.example',
        related: { ...list, related: true, limit: 2 },
        next: { ...list, follows: true },
        path: '/articles',
        texts,
      },
    ],
    { title: '{{entry.seo.title}} | Owners', description: '{{entry.excerpt}}', image: 'picture' },
  );
  page('lost', [{ type: 'page-hero', variant: 'plain', title: 'No such article' }]);
  write('routes.json', {
    routes: [
      { paths: ['/', '/articles'], page: 'home' },
      { paths: ['/contact'], page: 'contact' },
      { paths: ['/articles/{slug}'], page: 'article', collection: 'articles', missing: 'lost' },
    ],
    notFound: 'not-found',
  });
  const schemasDir = join(import.meta.dirname, '../../../schemas');
  const { site, findings } = await compileSite({ configDir: folder.path, schemasDir, now: new Date('2026-06-01') });
  if (!site) throw new Error(JSON.stringify(findings, null, 1));
  return { site, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

function articleBlock(blocks: Block[]) {
  const block = blocks.find((candidate) => candidate.type === 'article');
  if (!block) throw new Error('no article');
  return block;
}

test('each entry has a page with its texts, its picture and all its properties', async () => {
  using folder = await siteWithArticles({ roofs: article('Roofs', '2026-01-01') });
  const page = folder.site.page('/articles/roofs');
  expect(page).toMatchObject({
    title: 'Roofs | Owners',
    description: 'What owners should know.',
    image: { name: 'house' },
  });
  expect(articleBlock(page.blocks).article).toMatchObject({
    id: 'roofs',
    category: { id: 'letting', name: 'letting' },
    body: [{ text: ['Baobab Homes begins with the roof.'] }],
  });
});

test('related entries share the theme, newest first, without properties that only their own page shows', async () => {
  using folder = await siteWithArticles({
    roofs: article('Roofs', '2026-01-01'),
    doors: article('Doors', '2026-03-01'),
    floors: article('Floors', '2026-02-01'),
    pipes: article('Pipes', '2026-04-01', { category: 'repairs' }),
    walls: article('Walls', '2025-01-01'),
  });
  const { related } = articleBlock(folder.site.page('/articles/roofs').blocks);
  expect(related.map(({ id }) => id)).toEqual(['doors', 'floors']);
  expect(related.filter((item) => 'body' in item)).toEqual([]);
  expect(articleBlock(folder.site.page('/articles/pipes').blocks).related).toEqual([]);
});

test('the next entry follows in the list, and after the last comes the first', async () => {
  using folder = await siteWithArticles({
    roofs: article('Roofs', '2026-03-01'),
    doors: article('Doors', '2026-02-01'),
    floors: article('Floors', '2026-01-01'),
  });
  const next = (id: string) => articleBlock(folder.site.page(`/articles/${id}`).blocks).next?.map((item) => item.id);
  expect([next('roofs'), next('doors'), next('floors')]).toEqual([['doors'], ['floors'], ['roofs']]);
  using alone = await siteWithArticles({ roofs: article('Roofs', '2026-03-01') });
  expect(articleBlock(alone.site.page('/articles/roofs').blocks).next).toEqual([]);
});

test('a draft has no page and is in no list', async () => {
  using folder = await siteWithArticles({
    roofs: article('Roofs', '2026-01-01'),
    doors: article('Doors', '2026-03-01', { status: 'draft' }),
  });
  expect(folder.site.paths.map(({ path }) => path)).not.toContain('/articles/doors');
  expect(articleBlock(folder.site.page('/articles/roofs').blocks).related).toEqual([]);
});

test('entries that do not exist have a separate screen', async () => {
  using folder = await siteWithArticles({ roofs: article('Roofs', '2026-01-01') });
  expect(folder.site.data.missing).toEqual([{ prefix: '/articles/', path: '/articles/404' }]);
  expect(folder.site.page('/articles/404')).toMatchObject({ id: 'lost' });
  expect(() => folder.site.page('/articles/doors')).toThrow('/articles/doors');
});
