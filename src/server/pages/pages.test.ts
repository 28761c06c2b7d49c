import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { siteHeaders } from '../../contracts/hosting.ts';

const root = mkdtempSync(join(tmpdir(), 'pages-'));
const publicDir = join(root, 'public');
const FILES: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'about/index.html': '<h1>About</h1>',
  'about/company/index.html': '<h1>Company</h1>',
  '404.html': '<h1>404</h1>',
  'blog/index.html': '<h1>Blog</h1>',
  'blog/404.html': '<h1>No such article</h1>',
  'assets/Main-AbC123.js': 'let main',
  'images/home-00.avif': 'avif',
  'fonts/text.woff2': 'woff2',
  'pagefind/0/fragment/en_1a2b3c4.pf_fragment': 'x',
  'pagefind/0/index/en_1a2b3c4.pf_index': 'x',
  'pagefind/0/pagefind-entry.json': '{}',
  'page-data/about.json': '{}',
  'robots.txt': 'User-agent: *',
  _headers: '/*',
  'empty/readme.txt': 'x',
  'old/shop/index.html': 'for hosts that know no moves',
};

let server: TestServer;
beforeAll(async () => {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(publicDir, path)), { recursive: true });
    writeFileSync(join(publicDir, path), content);
  }
  writeFileSync(join(publicDir, 'about/index.html.br'), brotliCompressSync(FILES['about/index.html'] ?? ''));
  writeFileSync(join(root, 'server.json'), 'secret');
  writeFileSync(join(publicDir, '.env'), 'secret');
  const config = sampleConfig({ moved: { '/old/shop': '/about' } });
  server = await startTestServer({ publicDir, getConfig: () => config });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test.each(['/old/shop', '/Old/Shop/'])('%s is redirected permanently', async (path) => {
  const response = await get(`${path}?from=mail`);
  expect([response.statusCode, response.headers.location]).toEqual([308, '/about?from=mail']);
});

test.each([
  ['/', '<h1>Home</h1>'],
  ['/about', '<h1>About</h1>'],
  ['/about?from=mail', '<h1>About</h1>'],
  ['/about/company', '<h1>Company</h1>'],
])('%s is a page that must be revalidated', async (url, body) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([200, body]);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  const again = await get(url, { 'if-none-match': String(response.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('HEAD has the headers of GET, and no body', async () => {
  const response = await server.app.inject({ method: 'HEAD', url: '/about' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('a Brotli copy is sent to clients that accept it', async () => {
  const response = await get('/about', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.headers.vary).toMatch(/accept-encoding/i);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe('<h1>About</h1>');
  const other = await get('/about', { 'accept-encoding': 'gzip' });
  expect(other.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(other.rawPayload).toString()).toBe('<h1>About</h1>');
  expect((await get('/', { 'accept-encoding': 'br' })).body).toBe('<h1>Home</h1>');
});

test.each([
  '/assets/Main-AbC123.js',
  '/images/home-00.avif',
  '/fonts/text.woff2',
  '/pagefind/0/fragment/en_1a2b3c4.pf_fragment',
  '/pagefind/0/index/en_1a2b3c4.pf_index',
])('%s may be cached for ever', async (url) => {
  const response = await get(url);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test.each(['/robots.txt', '/page-data/about.json', '/pagefind/0/pagefind-entry.json'])(
  '%s must be revalidated',
  async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  },
);

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/ABOUT/Company/', '/about/company'],
  ['/about/?a=1&b=//x', '/about?a=1&b=//x'],
  ['//about/', '/about'],
  ['/about//company', '/about/company'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/%61bout/', '/about'],
])('%s is redirected permanently to %s', async (url, target) => {
  const response = await get(url);
  expect([response.statusCode, response.headers.location]).toEqual([308, target]);
});

test.each([
  '/nothing',
  '/Nothing/',
  '/empty',
  '/empty/',
  '/assets/main-abc123.js',
  '/robots.txt/',
  '/404',
  '/_headers',
  '/../server.json',
  '/..%2fserver.json',
  '/%2e%2e/server.json',
  '/about/..%2f..%2fserver.json',
  '/..%5cserver.json',
  '/.env',
  '/about/.%00',
  '/about%00',
  '//evil.example/',
])('%s gets the 404 page', async (url) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([404, '<h1>404</h1>']);
  expect(response.headers.location).toBeUndefined();
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each(['/blog/unknown', '/blog/unknown/deeper', '/blog/Unknown/', '/blog/404'])(
  '%s is answered by the nearest 404 page',
  async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, '<h1>No such article</h1>']);
  },
);

test.each(['/blog/../nothing', '/blog/..%2fserver.json', '/blogger'])('%s is not in the folder /blog', async (url) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([404, '<h1>404</h1>']);
});

test.each(['/%', '/%zz', '/%c3%28', '/about/%'])(
  'an address that cannot be read (%s) is answered below 500',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  },
);

test('unknown paths below /api are answered in JSON', async () => {
  const response = await get('/api/nothing');
  expect([response.statusCode, Object.keys(response.json())]).toEqual([404, ['message']]);
});

describe('headers', () => {
  test('pages have only the policies that cannot be set in the page itself', async () => {
    const { headers } = await get('/about');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toMatch(/^camera=\(\),/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('API responses, refusals included, may not run anything, be framed or be cached', async () => {
    for (const response of [await get('/healthz'), await server.post('/api/subscribe', '{')]) {
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers).toMatchObject({ ...siteHeaders(''), 'content-security-policy': expect.anything() });
    }
  });

  test('pages and API responses name the reporting endpoint', async () => {
    const config = sampleConfig();
    const integrations = { ...config.integrations, reportsTo: 'https://reports.example/site' };
    const reported = await startTestServer({ publicDir, getConfig: () => ({ ...config, integrations }) });
    for (const url of ['/about', '/healthz', '/nowhere']) {
      const { headers } = await reported.app.inject({ url });
      expect(headers['reporting-endpoints']).toBe('default="https://reports.example/site"');
      expect(headers['content-security-policy-report-only']).toContain('report-to default');
    }
    await reported.close();
    expect((await get('/about')).headers['reporting-endpoints']).toBeUndefined();
  });

  test('a site on https sets Strict-Transport-Security', async () => {
    const secure = await startTestServer({ siteUrl: 'https://www.kilele.example' });
    const { headers } = await secure.app.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    await secure.close();
  });
});

test('/healthz shows the mail queue, and a storage that fails', async () => {
  expect((await get('/healthz')).json()).toEqual({
    status: 'ok',
    mails: { queued: 0, dead: 0, oldestQueuedMinutes: 0 },
    webhooks: { queued: 0, dead: 0, oldestQueuedMinutes: 0 },
    alarms: [],
  });
  const broken = await startTestServer();
  broken.storage.countQueue = () => Promise.reject(new Error('disk'));
  expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(503);
  await broken.close();
});
