import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { enquiry, SAVE } from '../../tests/contracts/server.ts';
import { configWithWebhooks, sampleConfig } from '../../tests/contracts/server-config.ts';
import { sampleMail, sampleSubmission } from '../../tests/contracts/storage.ts';
import { accept, idsReceived, startReceiver, TEST_SECRET, webhookTo } from '../../tests/contracts/webhook-receiver.ts';
import type { ServerConfig } from '../contracts/server-config.ts';
import { createApi, createServer, type ServerSettings } from './create-server.ts';
import { isApiPath } from './http/api-routes.ts';
import { openSqliteStorage } from './storage/sqlite/sqlite.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function settings(changes: Partial<ServerSettings> = {}): ServerSettings {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const fixed: Omit<ServerSettings, 'dataDir' | 'smtpUrl'> = {
    databaseUrl: undefined,
    rateLimit: 0,
    siteUrl: undefined,
    trustProxy: false,
    logLevel: 'silent',
    publicDir: undefined,
    retentionDays: 730,
    secretOf: () => undefined,
  };
  return { dataDir, smtpUrl: undefined, ...fixed, ...changes };
}

interface Received {
  to: string[];
  raw: Buffer;
}

async function startSmtp(): Promise<{ url: string; received: Received[]; refuse: (code: number) => void }> {
  const received: Received[] = [];
  let refusal = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error('no'), { responseCode: refusal }) : undefined),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code) => {
      refusal = code;
    },
  };
}

test('an enquiry is mailed to its sender and to the company, in separate mails', async () => {
  const smtp = await startSmtp();
  const app = await createServer(settings({ smtpUrl: smtp.url }), sampleConfig);
  undo.push(() => app.close());
  const fullName = 'Ämina {{params.message}}\r\nBcc: everybody@example.org';
  const response = await app.inject({ method: 'POST', url: SAVE, payload: enquiry({ fullName }) });
  expect(response.statusCode).toBe(201);
  await expect.poll(() => smtp.received).toHaveLength(2);
  expect(smtp.received.map(({ to }) => to).sort()).toEqual([['amina@example.com'], ['leads@kilele.example']]);
  for (const { raw } of smtp.received) {
    const mail = await PostalMime.parse(raw);
    const isToCompany = mail.to?.[0]?.address === 'leads@kilele.example';
    const said = 'Ämina {{params.message}} Bcc: everybody@example.org';
    expect([mail.subject, mail.html, mail.text].map((part) => part?.includes(said))).toEqual([
      isToCompany,
      isToCompany,
      isToCompany,
    ]);
    expect(mail.from).toMatchObject({ name: 'Kilele Services', address: 'info@kilele.example' });
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  }
});

test('an enquiry is stored even if the mail server refuses its mails, which then are dead letters', async () => {
  const smtp = await startSmtp();
  smtp.refuse(550);
  const app = await createServer(settings({ smtpUrl: smtp.url }), sampleConfig);
  undo.push(() => app.close());
  expect((await app.inject({ method: 'POST', url: SAVE, payload: enquiry() })).statusCode).toBe(201);
  const health = async () => {
    const response = await app.inject({ url: '/healthz' });
    return [response.statusCode, response.json().mails];
  };
  await expect.poll(health).toMatchObject([200, { queued: 0, dead: 2 }]);
});

test('mails left in the queue are delivered after a restart', async () => {
  const options = settings();
  const storage = await openSqliteStorage(options.dataDir);
  await storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1'), sampleMail('K-1')] });
  await storage.claim('mail', new Date(), 1, 3_600_000);
  await storage.close();
  const again = await createServer(options, sampleConfig);
  undo.push(() => again.close());
  await again.ready();
  await expect.poll(() => readdirSync(join(options.dataDir, 'outbox'))).toHaveLength(2);
});

test('if the browser calls an external mail service, this server only sends mails for forms without JavaScript', async () => {
  const config = sampleConfig();
  const emailjs = { ...config.integrations.emailjs, origin: 'https://mail.example' };
  const elsewhere = { ...config, integrations: { ...config.integrations, emailjs } };
  const options = settings();
  const app = await createServer(options, () => elsewhere);
  undo.push(() => app.close());
  const body = enquiry();
  await app.inject({ method: 'POST', url: SAVE, payload: body });
  const { interests, submissionId, timestamp, ...texts } = body;
  expect([interests, submissionId, timestamp]).toHaveLength(3);
  const plain = new URLSearchParams(Object.entries(texts).map(([name, value]) => [name, String(value)]));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await app.inject({ method: 'POST', url: SAVE, headers, payload: plain.toString() });
  expect(response.statusCode).toBe(303);
  const storage = await openSqliteStorage(options.dataDir);
  undo.push(() => storage.close());
  const counts = (await storage.list({})).map(async (one) => (await storage.mailsOf(one.id)).length);
  expect((await Promise.all(counts)).sort()).toEqual([0, 2]);
});

test('a webhook is called once per enquiry, with the fields that were configured when it was stored', async () => {
  const waiting: (() => void)[] = [];
  const receiver = await startReceiver((_request, response) => void waiting.push(() => response.writeHead(200).end()));
  undo.push(() => receiver.close());
  let config = configWithWebhooks([webhookTo(receiver, { fields: ['fullName', 'interests'] })]);
  const app = await createServer(settings({ secretOf: () => TEST_SECRET }), () => config);
  undo.push(() => app.close());
  const post = async (body: Record<string, unknown>) =>
    (await app.inject({ method: 'POST', url: SAVE, payload: body })).statusCode;
  const body = enquiry();
  expect([await post(enquiry()), await post(body), await post(body)]).toEqual([201, 201, 200]);
  await expect.poll(() => receiver.received).toHaveLength(1);
  // The second call is queued behind the first.
  config = configWithWebhooks([webhookTo(receiver)]);
  receiver.behave(accept);
  for (const respond of waiting) respond();
  const health = async () => (await app.inject({ url: '/healthz' })).json().webhooks;
  await expect.poll(health).toEqual({ queued: 0, dead: 0, oldestQueuedMinutes: 0 });
  expect(new Set(idsReceived(receiver)).size).toBe(2);
  const bodies = receiver.received.map((call) => JSON.parse(call.body));
  expect(bodies[1]).toMatchObject({ type: 'submission.created', data: { id: body.submissionId, form: 'contact' } });
  for (const { data } of bodies) expect(data.fields).toEqual({ fullName: 'Amina Wanjiru', interests: ['smart'] });
});

test('an unresponsive webhook receiver delays neither visitors nor the server’s shutdown', async () => {
  const receiver = await startReceiver(() => {});
  const config = configWithWebhooks([webhookTo(receiver)]);
  const app = await createServer(settings({ secretOf: () => TEST_SECRET }), () => config);
  undo.push(() => app.close());
  const start = performance.now();
  for (let count = 0; count < 10; count++) {
    expect((await app.inject({ method: 'POST', url: SAVE, payload: enquiry() })).statusCode).toBe(201);
  }
  expect(performance.now() - start).toBeLessThan(10_000);
  await expect.poll(() => receiver.received).toHaveLength(1);
  await receiver.close();
  await app.close();
});

test('the dev server passes on API requests, and edited content takes effect at once', async () => {
  let config: ServerConfig = sampleConfig();
  const api = await createApi(settings(), () => config);
  undo.push(() => api.close());
  await api.ready();
  const dev = createHttpServer((request, response) => {
    if (isApiPath(request.url ?? '')) api.routing(request, response);
    else response.end('page');
  });
  await new Promise<void>((resolve) => dev.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise((resolve) => dev.close(resolve)));
  const address = dev.address();
  const base = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  const post = async () => {
    const headers = { 'content-type': 'application/json', origin: base, 'sec-fetch-site': 'same-origin' };
    return (await fetch(base + SAVE, { method: 'POST', headers, body: JSON.stringify(enquiry()) })).status;
  };
  expect(await (await fetch(base)).text()).toBe('page');
  expect(await post()).toBe(201);
  config = { ...config, forms: [] };
  expect(await post()).toBe(400);
});

test('the server erases submissions that are older than the retention period', async () => {
  const options = settings({ retentionDays: 30 });
  const storage = await openSqliteStorage(options.dataDir);
  undo.push(() => storage.close());
  const day = 24 * 60 * 60 * 1000;
  const receivedAt = (days: number) => new Date(Date.now() - days * day).toISOString();
  await storage.save(sampleSubmission('K-old', { receivedAt: receivedAt(31) }));
  await storage.save(sampleSubmission('K-new', { receivedAt: receivedAt(29) }));
  const app = await createServer(options, sampleConfig);
  undo.push(() => app.close());
  await app.ready();
  await expect.poll(async () => (await storage.list({})).map((one) => one.id)).toEqual(['K-new']);
});
