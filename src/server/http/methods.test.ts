import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { EMAIL, SAVE, SUBSCRIBE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';

let server: TestServer;
let publicDir: string;
beforeAll(async () => {
  publicDir = mkdtempSync(join(tmpdir(), 'methods-'));
  for (const folder of ['about', 'assets']) mkdirSync(join(publicDir, folder));
  for (const file of ['index.html', 'about/index.html', 'assets/a.js', '404.html', '_headers'])
    writeFileSync(join(publicDir, file), file);
  server = await startTestServer({ publicDir, basePath: '/site' });
});
afterAll(async () => {
  await server.close();
  rmSync(publicDir, { recursive: true, force: true });
});

/** All methods that Node parses and that may change something. CONNECT never arrives as a request. */
const WRITING = METHODS.filter((method) => !['GET', 'HEAD', 'OPTIONS', 'CONNECT'].includes(method));
const isMethod = (name: string): name is NonNullable<InjectOptions['method']> => METHODS.includes(name);

function send(method: string, url: string, headers: Record<string, string> = {}) {
  if (!isMethod(method)) throw new Error(`${method} is no method`);
  return server.app.inject({ method, url: `/site${url}`, headers });
}

const PAGES = ['/', '/about', '/about?a=b', '/About/', '/about/index.html', '/assets/a.js'];
const POSTS = [SAVE, `${SAVE}?page=%2Fabout`, SUBSCRIBE, EMAIL];
const GETS = ['/healthz', '/api/thank-you/contact'];
const READ = 'GET, HEAD, OPTIONS';

describe.each([
  ...[...PAGES, ...GETS].map((url) => ({ url, allow: READ, wrong: WRITING })),
  ...POSTS.map((url) => ({
    url,
    allow: 'POST, OPTIONS',
    wrong: [...WRITING.filter((method) => method !== 'POST'), 'GET', 'HEAD'],
  })),
])('$url', ({ url, allow, wrong }) => {
  test('lists the allowed methods in the response to any other method', async () => {
    expect(wrong.length).toBeGreaterThan(25);
    for (const method of wrong) {
      const response = await send(method, url);
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, allow]);
      if (method !== 'HEAD') expect(response.json()).toEqual({ message: messages.wrongMethod });
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('answers OPTIONS with the allowed methods', async () => {
    const response = await send('OPTIONS', url, {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    });
    expect([response.statusCode, response.headers.allow, response.body]).toEqual([204, allow, '']);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test.each([...PAGES.slice(0, 3), '/assets/a.js', ...GETS])('HEAD %s is GET without its body', async (url) => {
  const [whole, head] = [await send('GET', url), await send('HEAD', url)];
  const { date: _date, ...headers } = whole.headers;
  expect(head.headers).toMatchObject(headers);
  expect([head.statusCode, head.body]).toEqual([whole.statusCode, '']);
});

test.each(['/nowhere', '/api/nothing', '/_headers', '/about/../../x', '/%zz'])(
  'where there is nothing no method is right: %s',
  async (url) => {
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await send(method, url);
      expect([response.statusCode < 500 && response.statusCode >= 400, response.headers.allow]).toEqual([
        true,
        undefined,
      ]);
      expect(response.statusCode).not.toBe(405);
    }
  },
);

test('a plain form that is posted to a page is answered with a page', async () => {
  const response = await send('POST', '/about', { 'content-type': 'application/x-www-form-urlencoded' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, READ]);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain(messages.wrongMethod);
});
