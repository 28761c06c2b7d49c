import { expect, test } from 'vitest';
import { robots } from './robots.ts';
import { sitemapFiles } from './sitemap.ts';

const site = { url: 'https://www.example.com' };

test('one file lists every page, with the day of its last change only if known', async () => {
  const files = await sitemapFiles([{ path: '/' }, { path: '/blog/a', changed: '2026-03-01' }], site);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain(
    '<url><loc>https://www.example.com/</loc></url><url><loc>https://www.example.com/blog/a</loc><lastmod>2026-03-01</lastmod></url>',
  );
});

test('more pages than a file may have are split into several files with an index', async () => {
  const entries = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ path }));
  const files = await sitemapFiles(entries, site, 2);
  expect([...files.keys()].sort()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml']);
  expect(files.get('sitemap.xml')).toMatch(/<sitemapindex/);
  expect(files.get('sitemap.xml')?.match(/https:\/\/www\.example\.com\/sitemap-\d\.xml/g)).toHaveLength(3);
  expect(files.get('sitemap-3.xml')).toContain('https://www.example.com/e');
  const named = [...files.values()].join('').match(/<loc>https:\/\/www\.example\.com\/[a-e]<\/loc>/g);
  expect(named).toHaveLength(5);
});

test('a site without listed pages has an empty sitemap', async () => {
  const files = await sitemapFiles([], site);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toMatch(/^<\?xml [^>]*><urlset [^>]*><\/urlset>$/);
});

test('robots.txt excludes only the API, and names the sitemap', () => {
  expect(robots(site)).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://www.example.com/sitemap.xml\n');
});
