import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import messages from '../../site-config/server-messages.json' with { type: 'json' };
import { EMAIL, enquiry, SAVE, SUBSCRIBE, startTestServer, type TestServer } from '../../tests/contracts/server.ts';
import { sampleConfig } from '../../tests/contracts/server-config.ts';
import { MOST_AN_HOUR } from './submission/spare-recipient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('requests that another site makes a browser send', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://www.kilele.example.evil.example' },
    { origin: 'https://localhost:80@evil.example', host: 'localhost:80' },
    { origin: 'https://www.kilele.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ])('%j is refused at every address', async (headers) => {
    for (const url of [SAVE, SUBSCRIBE, EMAIL]) {
      const answer = await server.post(url, enquiry(), headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain(messages.crossSite);
    }
  });

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.kilele.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
  ])('%j is our own', async (headers) => {
    expect((await server.post(SAVE, enquiry(), headers)).statusCode).toBe(201);
  });

  test('the answer gives no other site leave to read it', async () => {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: SAVE,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.statusCode).toBe(404);
  });
});

describe('limits', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const send = (from: TestServer, headers: Record<string, string> = {}, url = SAVE) =>
    from.post(url, enquiry(), headers);

  test('a client is stopped in words, told how long, over all addresses, and let in again after a minute', async () => {
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

  test('a forged forwarding header is no way around, unless it comes from a proxy that is trusted', async () => {
    const open = await startTestServer({ rateLimit: 2 });
    const behind = await startTestServer({ rateLimit: 2, trustProxy: ['127.0.0.1'] });
    const statuses = async (from: TestServer) => {
      const answers = [];
      for (const last of [1, 2, 3, 4])
        answers.push((await send(from, { 'x-forwarded-for': `203.0.113.${last}` })).statusCode);
      return answers;
    };
    expect(await statuses(open)).toEqual([201, 201, 429, 429]);
    expect(await statuses(behind)).toEqual([201, 201, 201, 201]);
    await open.close();
    await behind.close();
  });

  test('a stranger cannot be flooded with confirmations, and no enquiry is lost for it', async () => {
    const limited = await startTestServer({ rateLimit: 1000 });
    for (let number = 0; number < MOST_AN_HOUR + 3; number++) expect((await send(limited)).statusCode).toBe(201);
    const since = new Date(0);
    expect(await limited.storage.countMailsTo('amina@example.com', since)).toBe(MOST_AN_HOUR);
    expect(await limited.storage.countMailsTo('leads@kilele.example', since)).toBe(MOST_AN_HOUR + 3);
    expect(await limited.storage.list({})).toHaveLength(MOST_AN_HOUR + 3);
    await limited.close();
  });

  test('none when it is turned off', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => send(server)));
    expect(answers.every((answer) => answer.statusCode === 201)).toBe(true);
  });
});

describe('poison', () => {
  test('names that every object has change no object', async () => {
    for (const poison of [
      '{"__proto__":{"polluted":1}}',
      '{"a":{"__proto__":{"polluted":1}}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
    ]) {
      const answer = await server.post(SAVE, `${JSON.stringify(enquiry()).slice(0, -1)},"x":${poison}}`);
      expect(answer.statusCode).toBe(400);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect((await server.post(SAVE, enquiry({ toString: 'x', hasOwnProperty: 'y' }))).statusCode).toBe(422);
  });

  test.each([
    ['deep lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['many names', `{${Array.from({ length: 5000 }, (_, number) => `"n${number}":1`).join(',')}}`],
    ['a long number', `{"source":"contact","phone":${'9'.repeat(60_000)}}`],
    ['many list entries', `{"source":"contact","interests":[${'"smart",'.repeat(7000)}"smart"]}`],
  ])('%s are answered quickly and below 500', async (_what, body) => {
    const begin = performance.now();
    const answer = await server.post(SAVE, body);
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('what a visitor types stands in no log', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const talking = await startTestServer({ logLevel: 'trace' });
    vi.spyOn(talking.storage, 'save').mockRejectedValueOnce(new Error('SECRET in an error'));
    const failed = await talking.post(SAVE, enquiry({ fullName: 'SECRET' }), {
      'user-agent': 'SECRET',
      cookie: 'SECRET=1',
    });
    expect([failed.statusCode, failed.json()]).toEqual([500, { message: messages.failed }]);
    await talking.post(`${SAVE}?name=SECRET`, '{"SECRET": SECRET}');
    await talking.post(SAVE, enquiry({ fullName: 'SECRET', email: 'SECRET' }), { 'x-forwarded-for': '203.0.113.99' });
    await talking.close();
    write.mockRestore();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('\n')).not.toContain('SECRET');
    expect(lines.join('\n')).not.toMatch(/203\.0\.113\.99|127\.0\.0\.1/);
  });
});

describe('generated bodies', () => {
  const names = fc.constantFrom(
    ...Object.keys(enquiry()),
    'documents',
    'privacyConsent',
    'to_email',
    'template_params',
    'constructor',
    '',
  );
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.record({ name: fc.jsonValue(), type: fc.jsonValue(), size: fc.jsonValue(), data: fc.base64String() }),
    fc.constantFrom('contact', 'career', 'blog-page', 'article-x', '2026-01-05T08:00:00Z', '+254712345678'),
  );
  const spoiled = fc.dictionary(names, odd).map((changes) => JSON.stringify(enquiry(changes)));
  const mail = fc.dictionary(names, odd).map((template_params) => {
    const { publicKey, serviceId } = sampleConfig().integrations.emailjs;
    return JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: 'template_order',
      template_params,
    });
  });
  const bodies = fc.oneof(
    spoiled,
    mail,
    fc.json({ maxDepth: 5 }),
    fc.string({ unit: 'binary' }),
    fc.webQueryParameters(),
  );
  const urls = fc.constantFrom(SAVE, SUBSCRIBE, EMAIL);
  const kinds = fc.constantFrom(
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
  );

  test('two thousand of them never make the server fail, and every refusal says something', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(urls, kinds, bodies, async (url, kind, body) => {
        const answer = await server.post(url, body, { 'content-type': kind });
        seen.add(answer.statusCode);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.body.length).toBeGreaterThan(10);
      }),
      { seed: 20260105, numRuns: 2000 },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining([400, 415, 422]));
  }, 60_000);
});
