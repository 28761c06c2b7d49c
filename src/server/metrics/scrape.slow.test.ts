import { statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoTrace } from '../../../tests/contracts/malformed-requests.ts';
import { application, EMAIL, enquiry, SAVE, SUBSCRIBE } from '../../../tests/contracts/server.ts';
import { type Figures, startWatched, type WatchedServer } from '../../../tests/contracts/watched-server.ts';
import { HONEYPOT_FIELD } from '../../forms/rules/index.ts';

/** A PNG of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: WatchedServer;
beforeAll(async () => {
  server = await startWatched();
});
afterAll(() => server[Symbol.asyncDispose]());

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const type = { 'content-type': 'application/json' };
  return get(path, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) });
}

/** By how much the counters with these names have grown; unchanged ones are omitted. */
function growth(before: Figures, after: Figures, name: RegExp): Record<string, number> {
  const series = [...after].filter(([key]) => name.test(key));
  const grown = series.map(([key, value]) => [key, value - (before.get(key) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, by]) => by !== 0));
}

/** Runs `what`, and waits for the counters to grow by the expected amounts. */
async function expectGrowth(name: RegExp, what: () => Promise<unknown>, wanted: Record<string, number>): Promise<void> {
  const before = await server.scrape();
  await what();
  await expect.poll(async () => growth(before, await server.scrape(), name)).toEqual(wanted);
}

test('requests are counted by route pattern, method and status class, including files from memory', async () => {
  const requests = async () => {
    for (let times = 0; times < 3; times++) await (await get('/')).text();
    await (await get('/', { method: 'HEAD' })).text();
    await (await get('/nothing/of/this/name')).text();
    await (await get('/healthz')).text();
    await (await get('/api/thank-you/contact', { redirect: 'manual' })).text();
    await (await get('/metrics')).text();
  };
  await expectGrowth(/^http_requests_total/, requests, {
    // The first request is served from the disk by the framework.
    'http_requests_total{route="/*",method="GET",status="2xx"}': 1,
    'http_requests_total{route="(memory)",method="GET",status="2xx"}': 2,
    'http_requests_total{route="(memory)",method="HEAD",status="2xx"}': 1,
    'http_requests_total{route="/*",method="GET",status="4xx"}': 2,
    'http_requests_total{route="/healthz",method="GET",status="2xx"}': 1,
    'http_requests_total{route="/api/thank-you/:form",method="GET",status="2xx"}': 1,
  });
  const found = await server.scrape();
  const key = 'http_request_duration_seconds_count{route="/healthz",method="GET",status="2xx"}';
  expect(found.get(key)).toBe(1);
});

test('each submission is counted once, by form and outcome', async () => {
  const body = enquiry();
  const submissions = async () => {
    for (const sent of [body, body, { ...body, message: 'Other words' }]) await post(SAVE, sent);
    await post(SAVE, enquiry({ email: 'nobody' }));
    await post(SAVE, enquiry({ [HONEYPOT_FIELD]: 'x' }));
    await post(SAVE, enquiry({ source: 'somebody@example.com' }));
    await get(SAVE, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
    const { email, fullName, location, phone, source, timestamp } = enquiry();
    const plain = new URLSearchParams(
      Object.entries({ email, fullName, location, phone, source, timestamp }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    await get(SAVE, { method: 'POST', body: plain, redirect: 'manual' });
    await post(SUBSCRIBE, {
      fullName: 'Amina',
      email: 'a@example.com',
      source: 'blog-page',
      timestamp: body.timestamp,
    });
  };
  await expectGrowth(/^website_(submissions|refusals)_total/, submissions, {
    'website_submissions_total{form="contact",outcome="stored"}': 2,
    'website_submissions_total{form="contact",outcome="repeated"}': 1,
    'website_submissions_total{form="contact",outcome="conflict"}': 1,
    'website_submissions_total{form="contact",outcome="refused"}': 1,
    'website_submissions_total{form="contact",outcome="quarantined"}': 1,
    'website_submissions_total{form="(none)",outcome="refused"}': 2,
    'website_submissions_total{form="newsletter",outcome="stored"}': 1,
    'website_refusals_total{reason="conflict"}': 1,
    'website_refusals_total{reason="invalid"}': 1,
    'website_refusals_total{reason="unknownForm"}': 1,
    'website_refusals_total{reason="malformed"}': 1,
  });
});

test('a document is counted by verdict and duration, and its form by outcome', async () => {
  const size = Buffer.from(PNG, 'base64').length;
  const send = (name: string, data: string) =>
    post(SAVE, application({ documents: { name, type: '', size: Buffer.from(data, 'base64').length, data } }));
  const documents = async () => {
    expect(size).toBeGreaterThan(60);
    expect((await send('me.png', PNG)).status).toBe(201);
    expect((await send('me.pdf', PNG)).status).toBe(422);
  };
  await expectGrowth(/^website_(documents_total|document_duration_seconds_count|submissions_total)/, documents, {
    'website_documents_total{type="png",outcome="accepted"}': 1,
    'website_documents_total{type="pdf",outcome="wrongContent"}': 1,
    'website_document_duration_seconds_count{type="png"}': 1,
    'website_document_duration_seconds_count{type="pdf"}': 1,
    'website_submissions_total{form="careers",outcome="stored"}': 1,
    'website_submissions_total{form="careers",outcome="refused"}': 1,
  });
});

test('requests that are not HTTP are counted as refusals', async () => {
  const nonsense = () =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.resume().on('close', resolve);
    });
  await expectGrowth(/^website_refusals_total/, nonsense, { 'website_refusals_total{reason="malformed"}': 1 });
});

test('delivered mails and rate-limited requests are counted, and gauges show the current state', async () => {
  await using own = await startWatched({ rateLimit: 3 });
  const headers = { 'content-type': 'application/json' };
  await fetch(own.url + SAVE, { method: 'POST', headers, body: JSON.stringify(enquiry()) });
  for (let times = 0; times < 5; times++) await fetch(own.url + EMAIL, { method: 'POST' });
  const names = [
    'website_delivery_attempts_total{channel="mail",outcome="delivered"}',
    'website_queue_deliveries{channel="mail",state="queued"}',
    'website_refusals_total{reason="tooMany"}',
  ];
  const counted = async () => {
    const found = await own.scrape();
    return names.map((name) => found.get(name));
  };
  await expect.poll(counted).toEqual([2, 0, 3]);
  const found = await own.scrape();
  const { bsize, bavail } = statfsSync(own.dataDir);
  const free = found.get('website_disk_free_bytes') ?? 0;
  expect(Math.abs(free / (bavail * bsize) - 1)).toBeLessThan(0.2);
  expect(found.get('website_disk_used_bytes')).toBeGreaterThan(0);
  expect(found.get('website_database_size_bytes')).toBeGreaterThan(4096);
  expect(Math.abs((found.get('website_build_timestamp_seconds') ?? 0) - own.builtAt)).toBeLessThan(5);
  const lastPurge = async () => (await own.scrape()).get('website_purge_last_success_timestamp_seconds') ?? 0;
  await expect.poll(async () => Date.now() / 1000 - (await lastPurge())).toBeLessThan(60);
  for (const name of ['website_storage_up', 'website_data_dir_up']) expect(found.get(name)).toBe(1);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(found.has(name)).toBe(true);
});

test('malformed requests add no time series, and nothing of them is in the metrics', async () => {
  await expectNoTrace(server, 20);
});
