import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { amount } from '../../../tests/amount/amount.ts';
import { malformedRequests } from '../../../tests/contracts/bodies.ts';
import { EMAIL, enquiry, SAVE, SUBSCRIBE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { compose } from '../mail/compose.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('cross-site requests from a visitor’s browser', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://www.kilele.example.evil.example' },
    { origin: 'https://evil.example/https://www.kilele.example' },
    { origin: 'https://www-kilele.example' },
    { origin: 'https://kilele.example' },
    { origin: 'https://www.kilele.example:8443' },
    { origin: 'https://www.kilele.example@evil.example' },
    { origin: 'https://www.kilele.exampl\u0435' },
    { origin: 'file://' },
    { origin: '' },
    { 'sec-fetch-site': 'Same-Origin, cross-site' },
    { origin: 'https://localhost:80@evil.example', host: 'localhost:80' },
    { origin: 'https://www.kilele.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ])('%j is refused on every endpoint', async (headers) => {
    for (const url of [SAVE, SUBSCRIBE, EMAIL]) {
      const response = await server.post(url, enquiry(), headers);
      expect(response.statusCode).toBe(403);
      expect(response.body).toContain(messages.crossSite);
    }
  });

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.kilele.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
  ])('%j counts as same-origin', async (headers) => {
    expect((await server.post(SAVE, enquiry(), headers)).statusCode).toBe(201);
  });

  test('a plain form posted from another site is refused and not stored', async () => {
    const before = (await server.storage.list({})).length;
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const response = await server.post(SAVE, 'source=contact', {
        'content-type': type,
        origin: 'https://evil.example',
      });
      expect(response.statusCode).toBe(403);
    }
    expect(await server.storage.list({})).toHaveLength(before);
  });

  test('responses grant no CORS access', async () => {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: SAVE,
      headers: { origin: 'https://evil.example' },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect([response.statusCode, response.headers.allow]).toEqual([204, 'POST, OPTIONS']);
  });
});

describe('rate limits', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const send = (from: TestServer, headers: Record<string, string> = {}, url = SAVE) =>
    from.post(url, enquiry(), headers);

  test('a client over the limit gets 429 with Retry-After on all endpoints, and is accepted again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    const limited = await startTestServer({ rateLimit: 3 });
    expect((await send(limited)).statusCode).toBe(201);
    expect((await send(limited, {}, SUBSCRIBE)).statusCode).toBe(400);
    expect((await send(limited)).statusCode).toBe(201);
    const stopped = await send(limited);
    expect([stopped.statusCode, stopped.json()]).toEqual([
      429,
      { message: messages.tooMany.replace('{seconds}', '60') },
    ]);
    expect(stopped.headers['retry-after']).toBe('60');
    expect((await send(limited, {}, EMAIL)).statusCode).toBe(429);
    expect((await limited.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    vi.setSystemTime(1_800_000_061_000);
    expect((await send(limited)).statusCode).toBe(201);
    await limited.close();
  });

  test('X-Forwarded-For is ignored unless it comes from a trusted proxy', async () => {
    const open = await startTestServer({ rateLimit: 2 });
    const behind = await startTestServer({ rateLimit: 2, trustProxy: ['127.0.0.1'] });
    const statuses = async (from: TestServer) => {
      const responses = [];
      for (const last of [1, 2, 3, 4])
        responses.push((await send(from, { 'x-forwarded-for': `203.0.113.${last}` })).statusCode);
      return responses;
    };
    expect(await statuses(open)).toEqual([201, 201, 429, 429]);
    expect(await statuses(behind)).toEqual([201, 201, 201, 201]);
    await open.close();
    await behind.close();
  });

  test('all addresses of one IPv6 prefix, and all spellings of one IPv4 address, count as one client', async () => {
    const behind = await startTestServer({ rateLimit: 2, trustProxy: ['loopback'] });
    const statuses = async (addresses: string[]) => {
      const responses = [];
      for (const one of addresses) responses.push((await send(behind, { 'x-forwarded-for': one })).statusCode);
      return responses;
    };
    expect(await statuses(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::', '2001:db8:1:3::1'])).toEqual([
      201, 201, 429, 201,
    ]);
    expect(await statuses(['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7:4711', '203.0.113.8'])).toEqual([
      201, 201, 429, 201,
    ]);
    expect(await statuses(['nobody', 'anybody', 'somebody'])).toEqual([201, 201, 429]);
    await behind.close();
  });
  test('a rate limit of 0 allows any number of requests', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => send(server)));
    expect(responses.every((response) => response.statusCode === 201)).toBe(true);
  });
});

describe('mails', () => {
  test.each([
    'amina@example.com\r\nBcc: all@example.com',
    'amina@example.com\u2028Bcc:all@example.com',
    'amina@example.com\u0085Bcc:all@example.com',
    'amina@example.com,all@example.com',
    'amina@example.com;all@example.com',
    'amina@example.com all@example.com',
    '<amina@example.com>',
    'Amina <amina@example.com>',
    '"amina"@example.com',
    'group:amina@example.com',
    'amina@example.com(all@example.com)',
    'amina@[127.0.0.1]',
    'amina@example.com>,<all@example.com',
    `${'a'.repeat(250)}@example.com`,
    ['amina@example.com', 'all@example.com'],
    { address: 'all@example.com' },
  ])('%j is not accepted as a single address', async (email) => {
    const body = enquiry({ email });
    expect((await server.post(SAVE, body)).statusCode).toBe(422);
    expect(await server.storage.mailsOf(String(body.submissionId))).toEqual([]);
  });

  test.each([
    '=?utf-8?q?=0D=0ABcc:=20all=40example.com?=@example.com',
    'a|b@example.com',
    "a'b@example.com",
    'a%b@example.com',
  ])('mails to the unusual address %s go to it alone', async (email) => {
    const body = enquiry({ email });
    await server.post(SAVE, body);
    for (const mail of await server.storage.mailsOf(String(body.submissionId))) {
      const { envelope, to } = compose(mail, { name: 'Kilele', address: 'info@kilele.example' });
      expect([envelope, to]).toEqual([
        { from: 'info@kilele.example', to: [mail.recipient] },
        { name: '', address: mail.recipient },
      ]);
    }
  });

  test('quote a visitor’s text verbatim in the notification, without expanding placeholders', async () => {
    const typed = '{{params.to_email}} {{facts.retention}} {{site.inbox}} {{ params.message }} {label} $1 $&';
    const body = enquiry({ fullName: typed, message: typed });
    await server.post(SAVE, body);
    const mails = await server.storage.mailsOf(String(body.submissionId));
    const notification = mails.find(({ replyTo }) => replyTo !== null);
    expect(notification?.body).toContain(`Message:\n> ${typed}\n`);
    expect(notification?.html).toContain(`<b>Message</b>${typed.replace('&', '&amp;')}</blockquote>`);
    expect(notification?.replyTo).toBe('amina@example.com');
  });

  test('have subjects without encoded words and bidirectional overrides', async () => {
    const body = enquiry({ fullName: '=?utf-8?q?=0D=0ABcc:?= \u202egnp.exe' });
    await server.post(SAVE, body);
    const subjects = (await server.storage.mailsOf(String(body.submissionId))).map(({ subject }) => subject);
    expect(subjects).toContain('New: = ?utf-8?q?=0D=0ABcc:?= gnp.exe');
  });
});

describe('malicious bodies', () => {
  test('property names such as __proto__ do not modify any prototype', async () => {
    for (const poison of [
      '{"__proto__":{"polluted":1}}',
      '{"a":{"__proto__":{"polluted":1}}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
    ]) {
      const response = await server.post(SAVE, `${JSON.stringify(enquiry()).slice(0, -1)},"x":${poison}}`);
      expect(response.statusCode).toBe(400);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect((await server.post(SAVE, enquiry({ toString: 'x', hasOwnProperty: 'y' }))).statusCode).toBe(422);
  });

  test('text in another encoding than UTF-8 is refused instead of stored with replacement characters', async () => {
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const payload = Buffer.from(JSON.stringify(enquiry({ fullName: 'Zoë' })), encoding);
      const headers = { 'content-type': 'application/json' };
      const response = await server.app.inject({ method: 'POST', url: SAVE, headers, payload });
      expect([response.statusCode, response.json().message]).toEqual([400, messages.malformed]);
    }
  });

  test('at most 20 unknown properties are named in the response', async () => {
    const names = Object.fromEntries(Array.from({ length: 3000 }, (_, number) => [`n${number}${'x'.repeat(9)}`, 1]));
    const response = await server.post(SAVE, enquiry(names));
    expect([response.statusCode, Object.keys(response.json().fields).length]).toEqual([422, 20]);
  });

  test.each([
    ['small', { 'content-encoding': 'gzip' }, gzipSync(JSON.stringify(enquiry()))],
    ['a decompression bomb', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000))],
  ])('a compressed body (%s) is not decompressed', async (_what, headers, payload) => {
    const all = { 'content-type': 'application/json', ...headers };
    const response = await server.app.inject({ method: 'POST', url: SAVE, headers: all, payload });
    expect(response.statusCode).toBe(400);
  });

  test.each([
    '../../etc/passwd',
    'KILELE-1/../2',
    'KILELE-1767600000000-abcdefgh\u0000',
    `KILELE-${'9'.repeat(400)}`,
    {},
    ['a'],
  ])('%j is refused as a reference number', async (submissionId) => {
    const response = await server.post(SAVE, enquiry({ submissionId }));
    expect([response.statusCode, response.json()]).toEqual([400, { message: messages.badReference }]);
  });

  test.each([
    ['deep lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['many names', `{${Array.from({ length: 5000 }, (_, number) => `"n${number}":1`).join(',')}}`],
    ['a long number', `{"source":"contact","phone":${'9'.repeat(60_000)}}`],
    ['many list entries', `{"source":"contact","interests":[${'"smart",'.repeat(7000)}"smart"]}`],
    ['a million names', `{${'"a":1,'.repeat(1_000_000)}"b":1}`],
    ['a million names beside a document', `{"documents":{"data":"AAAA"},${'"a":1,'.repeat(1_000_000)}"b":1}`],
    ['names hidden behind data', `{"data":"${'A'.repeat(70_000)}",${'"a":1,'.repeat(20_000)}"b":1}`],
    ['many quotation marks', `"data":"`.repeat(100_000)],
  ])('%s: answered within two seconds and with a 4xx status', async (_what, body) => {
    const begin = performance.now();
    const response = await server.post(SAVE, body);
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });
});

test('random requests never cause a 500, and every refusal has a message', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(malformedRequests(sampleConfig()), async ({ url, type, body }) => {
      const response = await server.post(url, body, { 'content-type': type });
      seen.add(response.statusCode);
      expect(response.statusCode).toBeLessThan(500);
      if (response.statusCode >= 400) expect(response.body.length).toBeGreaterThan(10);
    }),
    { numRuns: amount(150, 20_000) },
  );
  expect([...seen].sort()).toEqual(expect.arrayContaining([400, 415, 422]));
});
