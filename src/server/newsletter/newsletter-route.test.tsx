import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, FORM, leadsTo, linksIn, ONE_CLICK, Readers, signUpBody } from '../../../tests/contracts/readers.ts';
import { SAVE, SUBSCRIBE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import LeaveList from '../../blocks/leave-list/Component.tsx';
import { CONFIRM, UNSUBSCRIBE, UNSUBSCRIBE_STYLE } from './newsletter-links.ts';

const CROSS_SITE = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
const NEVER = 'A'.repeat(32);

/** The page that asks whether to unsubscribe, as the build renders it for a site with this base path. */
function unsubscribePage(basePath: string): string {
  const block = { type: 'leave-list', blockKey: 'b', title: 'Leave?', text: 'Really?', button: 'Leave' } as const;
  const view = renderToString(<LeaveList {...block} words={sampleConfig().words} endpoint={basePath + UNSUBSCRIBE} />);
  return `<!doctype html><html><head><script>starter()</script><title>Leave</title><style>@font-face{src:url(/a.woff2)}</style><style>b{}</style></head><body>${view}</body></html>`;
}

const publicDir = mkdtempSync(join(tmpdir(), 'newsletter-'));
mkdirSync(join(publicDir, 'newsletter/leave'), { recursive: true });
const writePage = (basePath: string) =>
  writeFileSync(join(publicDir, 'newsletter/leave/index.html'), unsubscribePage(basePath));
writePage('');
afterAll(() => rmSync(publicDir, { recursive: true, force: true }));

let server: TestServer;
let readers: Readers;
beforeAll(async () => {
  server = await startTestServer({ publicDir });
  readers = new Readers(server);
});
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5) }));
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('confirming', () => {
  test('subscribes once; after the second click the page says that it was already confirmed', async () => {
    const { email, confirm } = await readers.asked();
    const first = await readers.get(confirm);
    expect(leadsTo(first)).toEqual([303, '/newsletter/confirmed']);
    expect(await readers.statusOf(email)).toBe('confirmed');
    expect(leadsTo(await readers.get(confirm))).toEqual([303, '/newsletter/already']);
    expect(first.headers).toMatchObject({
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
  });

  test.each<[string, object]>([
    ['HEAD', {}],
    ['GET', { 'sec-purpose': 'prefetch' }],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { purpose: 'prefetch' }],
    ['GET', { 'x-purpose': 'preview' }],
    ['GET', { 'x-moz': 'prefetch' }],
  ])('a %s with %j does not confirm yet', async (method, headers) => {
    const { email, confirm } = await readers.asked();
    const response = await server.app.inject({
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url: confirm,
      headers: { ...headers },
    });
    expect([response.statusCode, response.headers.location, response.body]).toEqual([
      method === 'HEAD' ? 204 : 503,
      undefined,
      '',
    ]);
    expect(await readers.statusOf(email)).toBe('pending');
    expect(leadsTo(await readers.get(confirm))).toEqual([303, '/newsletter/confirmed']);
  });

  test('a link works for seven days', async () => {
    const [soon, late] = [await readers.asked(), await readers.asked()];
    later(7 * DAY - 1);
    expect(leadsTo(await readers.get(soon.confirm))).toEqual([303, '/newsletter/confirmed']);
    later(1);
    expect(leadsTo(await readers.get(late.confirm))).toEqual([303, '/newsletter/expired']);
    expect(await readers.statusOf(late.email)).toBe('pending');
  });

  test.each([
    '',
    '?token=',
    '?token=x',
    `?token=${NEVER}`,
    `?token=${NEVER}&token=${NEVER}`,
    `?token[]=${NEVER}`,
    '?token=%00',
  ])('an invalid link (%s) leads to the page that says what to do, also for unsubscribing', async (query) => {
    expect(leadsTo(await readers.get(CONFIRM + query))).toEqual([303, '/newsletter/expired']);
    const pressed = await server.post(UNSUBSCRIBE + query, 'leave=yes', { ...FORM, 'sec-fetch-site': 'same-origin' });
    expect(leadsTo(pressed)).toEqual([303, '/newsletter/expired']);
    expect((await server.post(UNSUBSCRIBE + query, ONE_CLICK, FORM)).statusCode).toBe(200);
  });

  test('the unsubscribe token does not confirm, and the confirmation token does not unsubscribe', async () => {
    const { email, confirm, leave } = await readers.asked();
    expect(leadsTo(await readers.get(leave.replace(UNSUBSCRIBE, CONFIRM)))).toEqual([303, '/newsletter/expired']);
    await server.post(confirm.replace(CONFIRM, UNSUBSCRIBE), ONE_CLICK, FORM);
    expect(await readers.statusOf(email)).toBe('pending');
  });

  test('a POST does not confirm', async () => {
    const { email, confirm } = await readers.asked();
    expect((await server.post(confirm, '', FORM)).statusCode).toBeGreaterThanOrEqual(404);
    expect(await readers.statusOf(email)).toBe('pending');
  });
});

describe('unsubscribing', () => {
  test('a link followed by a scanner changes nothing: it shows a page without script, with the token only in its form', async () => {
    const { email, confirm, leave } = await readers.asked();
    await readers.get(confirm);
    const page = await readers.get(leave);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(/<form [^>]*method="post"/);
    expect(page.body).toContain(` action="${leave}"`);
    expect(page.body).not.toMatch(/<script|<style|url\(/);
    expect(page.body).toContain(`<link rel="stylesheet" href="${UNSUBSCRIBE_STYLE}">`);
    const style = await readers.get(UNSUBSCRIBE_STYLE);
    expect([style.headers['content-type'], style.body]).toEqual([
      'text/css; charset=utf-8',
      '@font-face{src:url(/a.woff2)}\nb{}',
    ]);
    expect(page.body.split(leave.slice(-32))).toHaveLength(2);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    expect((await server.app.inject({ method: 'HEAD', url: leave })).statusCode).toBe(200);
    expect(await readers.statusOf(email)).toBe('confirmed');
  });

  test('the button unsubscribes; the old confirmation link does not subscribe again, and a new sign-up starts over', async () => {
    const { email, confirm, leave } = await readers.asked();
    await readers.get(confirm);
    const own = { ...FORM, origin: 'https://www.kilele.example', 'sec-fetch-site': 'same-origin' };
    for (let time = 0; time < 2; time++)
      expect(leadsTo(await server.post(leave, 'leave=yes', own))).toEqual([303, '/newsletter/left']);
    expect(leadsTo(await readers.get(confirm))).toEqual([303, '/newsletter/expired']);
    expect(await readers.statusOf(email)).toBe('left');
    later(DAY);
    await readers.signUp(email);
    expect(leadsTo(await readers.get(confirm))).toEqual([303, '/newsletter/expired']);
    const again = linksIn(await readers.newestMail(email));
    expect(leadsTo(await readers.get(again.confirm))).toEqual([303, '/newsletter/confirmed']);
    expect(again.leave).toBe(leave);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a program', FORM, ONE_CLICK],
    ['a web mail program', { ...FORM, ...CROSS_SITE }, ONE_CLICK],
    ['a web mail program without an origin', { ...FORM, origin: 'null' }, ONE_CLICK],
    [
      'a web mail program that sends multipart data',
      { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '92', ...CROSS_SITE },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'.padEnd(92),
    ],
  ])('one click in %s unsubscribes at once', async (_name, headers, sent) => {
    const { email, confirm, leave } = await readers.asked();
    await readers.get(confirm);
    const response = await server.post(leave, sent, headers);
    expect([response.statusCode, response.headers.location]).toEqual([200, undefined]);
    expect(await readers.statusOf(email)).toBe('left');
  });

  test.each(['', 'leave=yes', 'List-Unsubscribe=one', 'x=List-Unsubscribe%3DOne-Click'])(
    'another site cannot press the button for somebody with anything else: %j',
    async (sent) => {
      const { email, leave } = await readers.asked();
      const others: Record<string, string>[] = [
        CROSS_SITE,
        { origin: 'https://mail.example' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of others)
        expect((await server.post(leave, sent, { ...FORM, ...headers })).statusCode).toBe(403);
      expect(await readers.statusOf(email)).toBe('pending');
    },
  );

  test('a one-click body cannot sign anybody up, and works on no other endpoint', async () => {
    for (const url of [SUBSCRIBE, SAVE])
      expect((await server.post(url, ONE_CLICK, { ...FORM, ...CROSS_SITE })).statusCode).toBe(403);
  });

  test('a body over the limit is refused before it is read', async () => {
    const { leave } = await readers.asked();
    const large = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(70_000)}\r\n--x--\r\n`;
    for (const type of [FORM['content-type'], 'multipart/form-data; boundary=x'])
      expect((await server.post(leave, large, { 'content-type': type })).statusCode).toBe(413);
  });

  test('many unsubscribe requests from one mail service are not rate limited', async () => {
    const limited = await startTestServer({ rateLimit: 3 });
    for (let time = 0; time < 10; time++)
      expect((await limited.post(`${UNSUBSCRIBE}?token=${NEVER}`, ONE_CLICK, FORM)).statusCode).toBe(200);
    await limited.close();
  });
});

test('with a base path, every link contains it exactly once', async () => {
  const [site, basePath] = [sampleConfig(), '/site'];
  const newsletter = site.integrations.newsletter;
  if (!newsletter) throw new Error('the sample has a newsletter');
  const pages = Object.fromEntries(Object.entries(newsletter.pages).map(([name, path]) => [name, basePath + path]));
  const config = {
    ...site,
    basePath,
    site: { ...site.site, url: `https://www.kilele.example${basePath}` },
    integrations: { ...site.integrations, newsletter: { ...newsletter, pages: { ...newsletter.pages, ...pages } } },
  };
  writePage(basePath);
  const below = await startTestServer({ getConfig: () => config, basePath, publicDir });
  await below.post(basePath + SUBSCRIBE, signUpBody('below@example.com'));
  const [row] = await below.storage.list({});
  const [mail] = await below.storage.mailsOf(row?.id ?? '');
  const { confirm, leave } = linksIn(mail ?? (await readers.newestMail('')));
  expect([confirm.split('?')[0], leave.split('?')[0]]).toEqual([basePath + CONFIRM, basePath + UNSUBSCRIBE]);
  expect(leadsTo(await below.app.inject({ url: confirm }))).toEqual([303, '/site/newsletter/confirmed']);
  const asking = (await below.app.inject({ url: leave })).body;
  expect(asking).toContain(`action="${leave}"`);
  expect(asking).toContain(`href="${basePath}${UNSUBSCRIBE_STYLE}"`);
  expect(leadsTo(await below.post(leave, 'leave=yes', FORM))).toEqual([303, '/site/newsletter/left']);
  await below.close();
  writePage('');
});

test('without a built site, as in the dev server, the links still redirect to the pages', async () => {
  const api = await startTestServer();
  expect(leadsTo(await api.app.inject({ url: `${UNSUBSCRIBE}?token=${NEVER}` }))).toEqual([303, '/newsletter/leave']);
  expect((await api.app.inject({ url: UNSUBSCRIBE_STYLE })).statusCode).toBe(404);
  await api.close();
});
