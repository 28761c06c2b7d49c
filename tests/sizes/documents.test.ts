/**
 * The content and initial requests of each built document, and its metadata. What browsers fetch is tested in
 * tests/e2e/every-page.spec.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  builtPaths,
  documentOf,
  importedAtOnce,
  inlineParts,
  scriptFiles,
  scriptsNamedBy,
  sentBytes,
} from '../../scripts/bench/built-site.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import site from '../../site-config/site.json';
import { headTags, pageFindings } from '../finding/page-findings.ts';
import { xmlTexts } from '../finding/xml.ts';
import { builtSite } from './build.ts';
import { deadLinks } from './dead-links.ts';
import { LIMITS } from './limits.ts';

const ORIGIN = site.url;
const folder = await builtSite();
const dist = folder.path;
const publicFile = (name: string) => path.join(dist, 'public', name);
const read = (name: string) => readFileSync(publicFile(name), 'utf8');

/** Paths with the canonical URL of their document. */
let pages: { urlPath: string; canonical: string; hidden: boolean }[];

beforeAll(() => {
  pages = builtPaths(dist).map((urlPath) => {
    const { links, meta } = headTags(documentOf(dist, urlPath));
    const canonical = new URL(links.get('canonical')?.[0] ?? '').pathname;
    return { urlPath, canonical, hidden: meta.get('robots')?.includes('noindex') ?? false };
  });
});
afterAll(() => folder[Symbol.dispose]());

test('every document has little inline style and script, requests no other script or style, and has no dead links', {
  timeout: 60_000,
}, async () => {
  const documents = [...builtPaths(dist), '/404.html'].map((urlPath) => ({
    urlPath,
    parts: inlineParts(documentOf(dist, urlPath)),
  }));
  expect(documents.length).toBeGreaterThan(20);
  const weights = await Promise.all(
    documents.map(async ({ urlPath, parts }) => ({
      urlPath,
      style: await sentBytes(parts.style),
      starter: await sentBytes(parts.scripts.join('')),
    })),
  );
  expect(weights.filter(({ style }) => style > LIMITS.style)).toEqual([]);
  expect(weights.filter(({ starter }) => starter > LIMITS.starter)).toEqual([]);
  for (const { urlPath, parts } of documents) {
    expect(documentOf(dist, urlPath), urlPath).not.toMatch(/class="[^"]*\bundefined\b/);
    expect(parts.scripts, urlPath).toHaveLength(1);
    expect(parts.eager, urlPath).toEqual([]);
    expect(parts.fonts.length, urlPath).toBeLessThanOrEqual(1);
  }
  expect(deadLinks(dist)).toEqual([]);
  const { entry } = scriptsNamedBy(documentOf(dist, '/'));
  const begun = importedAtOnce(entry, scriptFiles(dist));
  expect(begun.length).toBeGreaterThan(1);
  expect(begun.filter((name) => name.startsWith('react.'))).toEqual([]);
});

test('static imports of a script are found, and dynamic ones are not', () => {
  const scripts = new Map([
    ['entry.js', 'import{a}from"./basics.js";import("./app.js")'],
    ['basics.js', 'import"./more.js";'],
    ['more.js', ''],
    ['app.js', ''],
  ]);
  expect(importedAtOnce('/assets/entry.js', scripts)).toEqual(['basics.js', 'entry.js', 'more.js']);
});

test('every page can be found and shared: its head is complete, its picture exists, its structured data is valid', async () => {
  const mainPaths = new Set(pages.map(({ canonical }) => canonical));
  expect([...mainPaths].filter((canonical) => !pages.some(({ urlPath }) => urlPath === canonical))).toEqual([]);
  const findings = await Promise.all([
    ...pages.map(({ urlPath, canonical }) => pageFindings(dist, urlPath, ORIGIN, canonical)),
    pageFindings(dist, '/404.html', ORIGIN),
  ]);
  expect(findings.flat()).toEqual([]);
  expect(headTags(documentOf(dist, '/404.html')).meta.get('robots')).toEqual(['noindex']);
  const titles = pages
    .filter(({ urlPath, canonical }) => urlPath === canonical)
    .map(({ urlPath }) => documentOf(dist, urlPath))
    .flatMap((html) => headTags(html).titles);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the sitemap lists the main path of every page that is not hidden, and no others', () => {
  const texts = xmlTexts(read('sitemap.xml'));
  const wanted = pages.filter(({ urlPath, canonical, hidden }) => urlPath === canonical && !hidden);
  expect(wanted.length).toBeGreaterThan(20);
  expect(texts.get('loc')?.toSorted()).toEqual(wanted.map(({ urlPath }) => ORIGIN + urlPath).toSorted());
  for (const date of texts.get('lastmod') ?? []) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const { urlPath } of wanted) {
    const article = path.join(ROOT, `site-config/collections/articles/${path.basename(urlPath)}.json`);
    if (!urlPath.startsWith('/blog/') || !existsSync(article)) continue;
    const { published, modified = published } = JSON.parse(readFileSync(article, 'utf8'));
    expect(read('sitemap.xml')).toContain(`<loc>${ORIGIN}${urlPath}</loc><lastmod>${modified}</lastmod>`);
  }
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('the feeds have every article of the blog, and the pages of the blog link to them', () => {
  const articles = pages.filter(({ urlPath }) => /^\/blog\/./.test(urlPath)).map(({ urlPath }) => ORIGIN + urlPath);
  expect(articles.length).toBeGreaterThan(1);
  const rss = xmlTexts(read('blog/feed.xml'));
  expect(rss.get('guid')?.toSorted()).toEqual(articles.toSorted());
  for (const name of ['title', 'link', 'description']) expect(rss.get(name), name).toHaveLength(articles.length + 1);
  for (const date of rss.get('pubDate') ?? []) expect(Date.parse(date), date).not.toBeNaN();
  const feed = JSON.parse(read('blog/feed.json'));
  expect(feed).toMatchObject({ home_page_url: `${ORIGIN}/blog`, feed_url: `${ORIGIN}/blog/feed.json` });
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\//);
  expect(feed.items.map(({ url }: { url: string }) => url).toSorted()).toEqual(articles.toSorted());
  for (const { urlPath, canonical } of pages) {
    const feeds = headTags(documentOf(dist, urlPath)).links.get('alternate') ?? [];
    expect(feeds, urlPath).toEqual(/^\/blog(\/|$)/.test(canonical) ? ['/blog/feed.xml', '/blog/feed.json'] : []);
  }
});

test('the web app manifest is complete, and its icons have the sizes it names', async () => {
  const { links } = headTags(documentOf(dist, '/'));
  const [address = ''] = links.get('manifest') ?? [];
  const manifest = JSON.parse(read(address));
  const theme = JSON.parse(readFileSync(path.join(ROOT, 'site-config/theme.json'), 'utf8'));
  expect(manifest).toMatchObject({
    short_name: 'Kilele Services',
    start_url: '/',
    theme_color: theme.palette[theme.tones.paper.surface],
  });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  const [apple = ''] = links.get('apple-touch-icon') ?? [];
  for (const { src, sizes } of [...icons, { src: apple, sizes: '180x180' }]) {
    const { width, height, type } = await imageSizeFromFile(publicFile(src));
    expect([`${width}x${height}`, type], src).toEqual([sizes, 'png']);
  }
  expect(links.get('icon')).toEqual([expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /)]);
});

test('mistakes in a head are found', async () => {
  const good = headTags(
    '<head><title>A</title><meta name="description" content="x &amp; y"><link rel="canonical" href="/a"></head>',
  );
  expect(good).toMatchObject({ titles: ['A'], things: [] });
  expect(good.meta.get('description')).toEqual(['x & y']);
  expect(() => headTags('<script type="application/ld+json">{</script></head>')).toThrow();
  expect(await pageFindings(dist, '/', ORIGIN, '/elsewhere')).toHaveLength(1);
  expect(() => xmlTexts('<a><b></a>')).toThrow('</a> ends <b>');
  expect(() => xmlTexts('<a>x & y</a>')).toThrow('not well formed');
});

test('files that a document requests at once are found', () => {
  const parts = inlineParts(
    '<script src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css">' +
      '<link rel="preload" as="script" href="/d.js"><link rel="preload" as="font" href="/e.woff2">' +
      '<style>p{}</style><style>q{}</style><script type="application/json">{}</script><script>run()</script>',
  );
  expect(parts).toEqual({
    style: 'p{}q{}',
    scripts: ['run()'],
    eager: ['/a.js', '/b.js', '/c.css', '/d.js'],
    fonts: ['/e.woff2'],
  });
});
