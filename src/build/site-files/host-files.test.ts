import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CACHE_CONTROL, HASHED_FOLDERS, HASHED_PATTERN, siteHeaders } from '../../contracts/hosting.ts';
import { headersFile, nginxRedirectMap, redirectPages, redirectsFile } from './host-files.ts';

const siteUnder = (basePath: string, redirects: Record<string, string> = {}) => ({
  basePath,
  redirects,
  data: {
    site: { url: `https://www.kilele.example${basePath}` },
    integrations: {},
    missing: [{ prefix: `${basePath}/blog/`, path: `${basePath}/blog/404` }],
  },
});

test('_headers has every header that the server sends, and hashed files may be cached for ever', () => {
  const text = headersFile(siteUnder(''));
  const all = Object.entries(siteHeaders('https://www.kilele.example')).map(([name, value]) => `  ${name}: ${value}`);
  expect(text.split('\n\n')[0]).toBe(['/*', ...all].join('\n'));
  for (const folder of HASHED_FOLDERS)
    expect(text).toContain(`/${folder}/*\n  cache-control: ${CACHE_CONTROL.hashed}\n`);
});

test('headers name the reporting endpoint', () => {
  const site = siteUnder('');
  const text = headersFile({
    ...site,
    data: { ...site.data, integrations: { reportsTo: 'https://reports.example/a' } },
  });
  expect(text).toContain('  reporting-endpoints: default="https://reports.example/a"\n');
  expect(text).toContain("  content-security-policy: frame-ancestors 'none'; report-to default\n");
  expect(text).toMatch(/content-security-policy-report-only: require-trusted-types-for .*; report-to default\n/);
  expect(headersFile(site)).not.toContain('report');
});

test('a site without https has no Strict-Transport-Security', () => {
  const site = siteUnder('');
  expect(headersFile({ ...site, data: { ...site.data, site: { url: 'http://test.example' } } })).not.toContain(
    'strict-transport',
  );
});

test('unknown entries get the 404 screen of their folder', () => {
  expect(redirectsFile(siteUnder(''))).toBe('/blog/* /blog/404.html 404\n');
});

test('with a base path, the files are at the top of the folder', () => {
  expect(redirectsFile(siteUnder('/site'))).toBe(
    '/site/blog/* /blog/404.html 404\n/ /site/ 302\n/site/* /:splat 200\n',
  );
  expect(headersFile(siteUnder('/site'))).toMatch(/^\/site\/\*\n/);
});

describe('moved addresses', () => {
  const site = siteUnder('/site', { '/site/old/shop': '/site/shop' });

  test('are in _redirects and in nginx’s map', () => {
    expect(redirectsFile(site)).toContain('/site/old/shop /site/shop 308\n');
    expect(nginxRedirectMap(site)).toBe('/site/old/shop /site/shop;\n');
  });

  test('are pages that redirect, for hosts that support neither', () => {
    const [[name, page] = []] = redirectPages(site);
    expect(name).toBe('public/old/shop/index.html');
    expect(page).toContain('<link rel="canonical" href="https://www.kilele.example/site/shop">');
    expect(page).toContain('content="0; url=/site/shop"');
  });
});

describe('deploy/nginx.conf', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');

  test.each(Object.entries(siteHeaders('https://www.kilele.example')))('sends %s as the server does', (name, value) => {
    expect(text.toLowerCase()).toContain(`add_header ${name} "${value.toLowerCase()}" always;`);
  });

  test('caches only files with a hash in their name for ever', () => {
    expect(text).toContain(`~${HASHED_PATTERN} "${CACHE_CONTROL.hashed}";`);
    expect(text).toContain(`default "${CACHE_CONTROL.other}";`);
  });
});
