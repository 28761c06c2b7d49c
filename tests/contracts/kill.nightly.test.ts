import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '../../src/server/storage/open.ts';
import { type ChildServer, configure, siteForEachTest } from './child-server.ts';
import { startMailServer } from './mail-server.ts';
import { createDatabase } from './postgres/databases.ts';
import { enquiry, SAVE } from './server.ts';
import { configWithWebhooks } from './server-config.ts';
import { idsReceived, type Receiver, SECRETS, startReceiver, webhookTo } from './webhook-receiver.ts';

const undo: (() => unknown)[] = [];
// Hooks run in reverse order: the site's servers end before their database does.
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
const site = siteForEachTest();

type Body = ReturnType<typeof enquiry>;

const idOf = (body: Body) => String(body.submissionId);
const enquiries = (count: number) =>
  Array.from({ length: count }, (_, place) => enquiry({ fullName: `Person ${place}` }));

function post(address: string, body: Body): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(address + SAVE, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Posts from the list with several clients at once, until it is empty or the server is killed. */
async function postAll(address: string, todo: Body[], acknowledge: (body: Body) => void): Promise<void> {
  const client = async () => {
    for (let body = todo.shift(); body; body = todo.shift()) {
      try {
        const response = await post(address, body);
        expect([200, 201]).toContain(response.status);
        acknowledge(body);
      } catch (error) {
        todo.push(body);
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };
  await Promise.all([1, 2, 3, 4].map(client));
}

/** Kills a server with -9 after a number of responses, while other requests and mails are in flight. */
async function postUntilKilled(server: ChildServer, todo: Body[], responses: number, acknowledged: Set<string>) {
  let left = responses;
  await postAll(server.address, todo, (body) => {
    acknowledged.add(idOf(body));
    left--;
    if (left === 0) server.process.kill('SIGKILL');
  });
  expect(await server.ended).toBe('SIGKILL');
}

/** A webhook receiver that the site of this test calls for every enquiry. */
async function configureReceiver(): Promise<Receiver> {
  const receiver = await startReceiver();
  undo.push(() => receiver.close());
  configure(site.dist, configWithWebhooks([webhookTo(receiver)]));
  return receiver;
}

/** Expects that each call arrived, and that no more calls than kills arrived twice. */
function expectCalls(receiver: Receiver, due: string[], kills: number): void {
  const ids = idsReceived(receiver);
  expect([...new Set(ids)].sort()).toEqual(due);
  expect(ids.length - due.length).toBeLessThanOrEqual(kills);
}

async function waitForDeliveries({ address }: ChildServer): Promise<void> {
  const queues = async () => {
    const { mails, webhooks } = await (await fetch(`${address}/healthz`)).json();
    return [mails, webhooks];
  };
  const done = { queued: 0, dead: 0, oldestQueuedMinutes: 0 };
  await expect.poll(queues).toEqual([done, done]);
}

/** The stored ids, with the Message-IDs of their mails and the webhook-ids of their calls. */
async function readStored(databaseUrl: string | undefined) {
  const storage = await openStorage({ dataDir: site.dataDir, databaseUrl });
  const ids = (await storage.list({})).map((one) => one.id).sort();
  const mails = (await Promise.all(ids.map((id) => storage.mailsOf(id)))).flat();
  const calls = (await Promise.all(ids.map((id) => storage.webhooksOf(id)))).flat();
  await storage.close();
  return {
    ids,
    messageIds: mails.map((mail) => mail.messageId).sort(),
    callIds: calls.map((call) => call.messageId).sort(),
  };
}

async function readOutbox(): Promise<string[]> {
  const outbox = join(site.dataDir, 'outbox');
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const sent = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
  return sent.map((mail) => mail.messageId ?? '').sort();
}

test('a server on SQLite that is killed repeatedly loses nothing it acknowledged, and stores nothing twice; a webhook call arrives at most once more per kill', async () => {
  const receiver = await configureReceiver();
  const all = enquiries(60);
  const todo = [...all];
  const acknowledged = new Set<string>();
  for (const responses of [3, 20]) {
    await postUntilKilled(await site.start(SECRETS), todo, responses, acknowledged);
    const { ids } = await readStored(undefined);
    expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
  }
  const server = await site.start(SECRETS);
  await postAll(server.address, todo, (body) => acknowledged.add(idOf(body)));
  await waitForDeliveries(server);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const { ids, messageIds, callIds } = await readStored(undefined);
  expect(ids).toEqual(all.map(idOf).sort());
  expect(callIds).toHaveLength(60);
  expectCalls(receiver, callIds, 2);
  expect(messageIds).toHaveLength(120);
  expect(await readOutbox()).toEqual(messageIds);
});

test('two servers on one PostgreSQL deliver each mail and call once; if one is killed, nothing acknowledged is lost, and at most what was in flight arrives twice', async () => {
  const database = await createDatabase();
  undo.push(() => database.drop());
  const smtp = await startMailServer();
  undo.push(() => smtp.close());
  const receiver = await configureReceiver();
  const environment = { DATABASE_URL: database.url, SMTP_URL: smtp.url, ...SECRETS };
  const [steady, shaky] = await Promise.all([site.start(environment), site.start(environment)]);
  const acknowledged = new Set<string>();
  const acknowledge = (body: Body) => acknowledged.add(idOf(body));
  const first = enquiries(20);
  // Each enquiry is sent to both servers, as if the visitor tried again on the other one.
  await Promise.all([steady, shaky].map(({ address }) => postAll(address, [...first], acknowledge)));
  await waitForDeliveries(steady);
  expect(smtp.received).toHaveLength(40);
  expectCalls(receiver, (await readStored(database.url)).callIds, 0);
  expect(smtp.received.toSorted()).toEqual((await readStored(database.url)).messageIds);

  const todo = enquiries(30);
  await Promise.all([
    postUntilKilled(shaky, todo, 8, acknowledged),
    postAll(steady.address, enquiries(10), acknowledge),
  ]);
  const after = await readStored(database.url);
  expect([...acknowledged].filter((id) => !after.ids.includes(id))).toEqual([]);
  const again = await site.start(environment);
  await postAll(again.address, todo, acknowledge);
  await waitForDeliveries(steady);
  const { ids, messageIds, callIds } = await readStored(database.url);
  expect(callIds).toHaveLength(60);
  expectCalls(receiver, callIds, 1);
  expect(ids).toEqual([...acknowledged].sort());
  expect(ids).toHaveLength(60);
  expect([...new Set(smtp.received)].sort()).toEqual(messageIds);
  expect(messageIds).toHaveLength(120);
  // There are three connections to the mail server.
  expect(smtp.received.length - messageIds.length).toBeLessThanOrEqual(3);
});
