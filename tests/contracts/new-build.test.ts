/** A server in a separate process, whose site is rebuilt or has a base path. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHeaders } from '../../src/contracts/hosting.ts';
import type { ServerConfig } from '../../src/contracts/server-config.ts';
import { type ChildServer, makeSite, runServer, startChild } from './child-server.ts';
import { startTestServer, type TestServer } from './server.ts';
import { sampleConfig } from './server-config.ts';
import { webhookTo } from './webhook-receiver.ts';

const site = makeSite();
afterAll(() => site.remove());

function build(changes: Partial<ServerConfig>, home: string): void {
  writeFileSync(join(site.dist, 'public/index.html'), home);
  writeFileSync(join(site.dist, 'server.json'), JSON.stringify(sampleConfig(changes)));
  writeFileSync(join(site.dist, 'build.json'), JSON.stringify(home));
}

describe('a running server', () => {
  let child: ChildServer;
  const textOf = async (path: string) => (await fetch(child.address + path)).text();
  beforeAll(async () => {
    child = await startChild(site.dist, { DATA_DIR: site.dataDir });
  });
  afterAll(async () => {
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
  });

  test('serves a new build with its forms; a broken build changes nothing', async () => {
    expect(await textOf('/')).toBe('<h1>Home</h1>');
    const forms = sampleConfig().forms.map((form) => ({ ...form, success: { ...form.success, title: 'Asante sana' } }));
    build({ forms }, '<h1>New</h1>');
    await expect.poll(() => textOf('/')).toBe('<h1>New</h1>');
    await expect.poll(() => textOf('/api/thank-you/contact')).toContain('Asante sana');
    const webhooks = [webhookTo({ url: 'http://127.0.0.1:9/' })];
    build({ forms: [], integrations: { ...sampleConfig().integrations, webhooks } }, '<h1>Handed over</h1>');
    await expect.poll(() => textOf('/')).toBe('<h1>Handed over</h1>');
    // A missing secret only matters at the next start; until then forms work as visitors see them.
    await expect.poll(() => textOf('/api/thank-you/contact')).not.toContain('Asante sana');
    build({ forms }, '<h1>New</h1>');
    await expect.poll(() => textOf('/api/thank-you/contact')).toContain('Asante sana');
    writeFileSync(join(site.dist, 'server.json'), '{');
    writeFileSync(join(site.dist, 'public/index.html'), '<h1>Newer</h1>');
    writeFileSync(join(site.dist, 'build.json'), 'later');
    await expect.poll(() => textOf('/')).toBe('<h1>Newer</h1>');
    expect(await textOf('/api/thank-you/contact')).toContain('Asante sana');
  });
});

describe('with the base path /site', () => {
  let server: TestServer;
  beforeAll(async () => {
    build({ basePath: '/site' }, '<h1>Home</h1>');
    const config = sampleConfig({ basePath: '/site' });
    server = await startTestServer({
      basePath: '/site',
      publicDir: join(site.dist, 'public'),
      getConfig: () => config,
    });
  });
  afterAll(() => server.close());
  const get = (url: string) => server.app.inject({ url });

  test.each([
    ['/site', '/site/'],
    ['/site?a=1', '/site/?a=1'],
    ['/site//', '/site/'],
    ['/site/index.html', '/site/'],
  ])('%s redirects to %s', async (url, target) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, target]);
  });

  test.each(['/', '/index.html', '/sites', '/SITE/', '/site/nothing', '//site/', '/.outside', '/site/../index.html'])(
    '%s is the 404 page',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([404, '<h1>404</h1>']);
      expect(response.headers).toMatchObject(siteHeaders(''));
    },
  );

  test('the home page, the API and its pages are below it; /healthz also works at the root', async () => {
    expect((await get('/site/')).body).toBe('<h1>Home</h1>');
    expect((await get('/site/api/thank-you/contact')).body).toContain('<a href="/site/">');
    expect((await get('/api/thank-you/contact')).statusCode).toBe(404);
    for (const url of ['/healthz', '/site/healthz']) expect((await get(url)).statusCode).toBe(200);
  });

  test('a server configured with another base path does not start', async () => {
    const environment = { PORT: '0', DATA_DIR: site.dataDir, BASE_PATH: '/other' };
    const { code, error } = await runServer(['--dist', site.dist], environment);
    expect([code, error]).toEqual([
      2,
      expect.stringMatching(/^BASE_PATH is \/other, but .* built for \/site\. .*\.\n$/),
    ]);
  });
});
