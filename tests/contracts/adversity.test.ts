/** What happens to a server whose disk is full, whose database is locked, or that is stopped while documents arrive. */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStorage } from '../../src/server/storage/sqlite.ts';
import { type ChildServer, makeSite, startChild } from './child-server.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from './documents/pdf.ts';
import { application, enquiry, SAVE } from './server.ts';

let site: ReturnType<typeof makeSite>;
const children: ChildServer[] = [];
beforeEach(() => {
  site = makeSite();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL');
    await child.ended;
  }
  site.remove();
});

async function start(limits: { largestFileKb?: number } = {}): Promise<ChildServer> {
  const child = await startChild(site.dist, { DATA_DIR: site.dataDir }, limits);
  children.push(child);
  return child;
}

async function post(address: string, body: Record<string, unknown>): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address + SAVE, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
  return answer.status;
}

async function storedIds(): Promise<Set<string>> {
  const storage = await openSqliteStorage(site.dataDir);
  const ids = new Set((await storage.list({})).map(({ id }) => id));
  await storage.close();
  return ids;
}

async function stop(server: ChildServer): Promise<number | string | null> {
  server.process.kill('SIGTERM');
  return server.ended;
}

test('a full disk is told to the visitor, nothing stored is lost, and the server lives on', async () => {
  const server = await start({ largestFileKb: 400 });
  const answers: [string, number][] = [];
  // Some more after the first that is refused.
  for (let refused = 0; refused < 5 && answers.length < 500; ) {
    const body = enquiry({ message: 'x'.repeat(4900) });
    const status = await post(server.address, body);
    answers.push([String(body.submissionId), status]);
    if (status !== 201) refused++;
  }
  const statuses = new Set(answers.map(([, status]) => status));
  expect([...statuses].sort()).toEqual([201, 500]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(await stop(server)).toBe(0);
  const ids = await storedIds();
  expect(answers.filter(([id, status]) => (status === 201) !== ids.has(id))).toEqual([]);
}, 30_000);

/** Posts while another program holds the database. Gives the ids of what was stored. */
async function postWhileHeld(server: ChildServer): Promise<string[]> {
  const file = join(site.dataDir, 'submissions.sqlite');
  const hold = `const { DatabaseSync } = require('node:sqlite'); const db = new DatabaseSync(${JSON.stringify(file)}); db.exec('begin immediate'); console.log('held'); setTimeout(() => db.exec('commit'), 1000)`;
  const holder = spawn(process.execPath, ['-e', hold], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  const bodies = Array.from({ length: 5 }, () => enquiry());
  const statuses = await Promise.all(bodies.map((body) => post(server.address, body)));
  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  return bodies.map((body) => String(body.submissionId));
}

/** Stops a server while three documents arrive. Gives the ids of what it said it stored. */
async function stopAmongDocuments(server: ChildServer): Promise<string[]> {
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
    const answer = new Promise<number>((resolve) => {
      sending.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)));
      sending.on('error', () => resolve(0));
    });
    const ready = new Promise((resolve) => sending.once('continue', resolve));
    return { answer, ready, finish: () => sending.end(text) };
  });
  await Promise.all(begun.map(({ ready }) => ready));
  const told = Date.now();
  server.process.kill('SIGTERM');
  for (const { finish } of begun) finish();
  const statuses = await Promise.all(begun.map(({ answer }) => answer));
  expect(await server.ended).toBe(0);
  expect(Date.now() - told).toBeLessThan(10_000);
  expect(statuses).toEqual([201, 201, 201]);
  return bodies.map((body) => String(body.submissionId));
}

test('a database that another program holds is waited for; a server that is stopped while documents arrive ends with 0 in time; all is stored', async () => {
  const server = await start();
  const ids = [...(await postWhileHeld(server)), ...(await stopAmongDocuments(server))];
  expect(await storedIds()).toEqual(new Set(ids));
}, 30_000);
