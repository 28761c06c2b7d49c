/** A server whose disk is full, whose database is locked, or that is stopped while documents arrive. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStorage } from '../../src/server/storage/open.ts';
import { type ChildServer, siteForEachTest } from './child-server.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from './documents/pdf.ts';
import { lockDatabase } from './lock-database.ts';
import { createDatabase } from './postgres/databases.ts';
import { application, enquiry, SAVE } from './server.ts';

const site = siteForEachTest();

async function post(address: string, body: Record<string, unknown>): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address + SAVE, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.text();
  return response.status;
}

const isStored = (status: number | undefined) => status === 200 || status === 201;

async function storedIds(databaseUrl?: string): Promise<Set<string>> {
  const storage = await openStorage({ dataDir: site.dataDir, databaseUrl });
  const ids = new Set((await storage.list({})).map(({ id }) => id));
  await storage.close();
  return ids;
}

async function stop(server: ChildServer): Promise<number | string | null> {
  server.process.kill('SIGTERM');
  return server.ended;
}

test('a full disk is reported to visitors, stored data is kept, and the server keeps running', async () => {
  const server = await site.start({}, { largestFileKb: 400 });
  const responses: [string, number][] = [];
  // Sends a few more after the first refusal.
  for (let refused = 0; refused < 5 && responses.length < 500; ) {
    const body = enquiry({ message: 'x'.repeat(4900) });
    const status = await post(server.address, body);
    responses.push([String(body.submissionId), status]);
    if (status !== 201) refused++;
  }
  const statuses = new Set(responses.map(([, status]) => status));
  expect([...statuses].sort()).toEqual([201, 503]);
  expect((await fetch(server.address)).status).toBe(200);
  expect(await stop(server)).toBe(0);
  const ids = await storedIds();
  expect(responses.filter(([id, status]) => (status === 201) !== ids.has(id))).toEqual([]);
});

const HELD = 3000;
const VISITORS = 16;

/**
 * Posts while another program locks the database for three seconds, and requests a page meanwhile. Returns the ids that
 * the server acknowledged.
 */
async function postWhileHeld(server: ChildServer, databaseUrl: string | undefined): Promise<string[]> {
  const letGo = await lockDatabase({ dataDir: site.dataDir, databaseUrl });
  const over = pause(HELD, true);
  const bodies = Array.from({ length: VISITORS }, () => enquiry());
  const responses = Promise.all(bodies.map((body) => post(server.address, body)));
  const page = fetch(server.address).then(({ status }) => status);
  // A locked database delays no page, and nothing is acknowledged before it is stored.
  expect(await Promise.race([page, over])).toBe(200);
  expect(await Promise.race([responses, over])).toBe(true);
  await letGo();
  const statuses = await responses;
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  return bodies.filter((_body, place) => isStored(statuses[place])).map((body) => String(body.submissionId));
}

/** Milliseconds for which a stopping server lets requests finish. */
const GRACE = 8000;

/** Stops a server while three documents arrive. Returns the ids of all three, and of those it acknowledged. */
async function stopAmongDocuments(server: ChildServer): Promise<{ sent: string[]; stored: string[] }> {
  const { hostname, port } = new URL(server.address);
  const content = Buffer.concat([pdf([CATALOGUE, PAGES, PAGE, CONTENTS]), Buffer.alloc(1_000_000, 32)]);
  const bodies = Array.from({ length: 3 }, () =>
    application({ documents: { name: 'cv.pdf', type: '', size: content.length, data: content.toString('base64') } }),
  );
  const begun = bodies.map((body) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
    };
    const sending = request({ hostname, port, path: SAVE, method: 'POST', headers });
    const status = new Promise<number>((resolve) => {
      sending.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)));
      sending.on('error', () => resolve(0));
    });
    const ready = new Promise((resolve) => sending.once('continue', resolve));
    return { status, ready, finish: () => sending.end(text) };
  });
  await Promise.all(begun.map(({ ready }) => ready));
  const told = Date.now();
  server.process.kill('SIGTERM');
  for (const { finish } of begun) finish();
  const statuses = await Promise.all(begun.map(({ status }) => status));
  expect(await server.ended).toBe(0);
  const took = Date.now() - told;
  expect(took).toBeLessThan(GRACE + 2000);
  // On a busy machine, reading may take longer than the server waits; then nothing is acknowledged.
  const answered = took < GRACE ? statuses : statuses.filter((status) => status !== 0);
  expect(answered.filter((status) => status !== 201)).toEqual([]);
  const sent = bodies.map((body) => String(body.submissionId));
  return { sent, stored: sent.filter((_id, index) => isStored(statuses[index])) };
}

test.each(['SQLite', 'PostgreSQL'])(
  '%s held for three seconds is waited for or told about, and pages are served; documents that arrive while the server is stopped are stored; it ends with 0 in time',
  async (name) => {
    const database = name === 'SQLite' ? undefined : await createDatabase();
    try {
      const server = await site.start(database ? { DATABASE_URL: database.url } : {});
      const acknowledged = await postWhileHeld(server, database?.url);
      const { sent, stored } = await stopAmongDocuments(server);
      const ids = await storedIds(database?.url);
      expect([...acknowledged, ...stored].filter((id) => !ids.has(id))).toEqual([]);
      expect([...ids].filter((id) => !acknowledged.includes(id) && !sent.includes(id))).toEqual([]);
    } finally {
      await database?.drop();
    }
  },
);
