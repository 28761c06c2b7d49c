import { setTimeout as pause } from 'node:timers/promises';
import { openStorage } from '../../src/server/storage/open.ts';
import { type ChildServer, startChild } from '../../tests/contracts/child-server.ts';
import { startMailServer } from '../../tests/contracts/mail-server.ts';
import { newId, SAVE } from '../../tests/contracts/server.ts';
import { CONSTRUCTION } from '../../tests/e2e/support/enquiries.ts';
import { freePort } from '../lib/free-port.ts';
import { startShippedNginx } from './nginx.ts';
import { type Outcome, zeroFailures } from './outcome.ts';

const ROUNDS = 2;
const SENDERS = 6;
/** Milliseconds between two enquiries of a sender, and between two pages of a reader. */
const BETWEEN = 20;
const MAX_MAIL_MS = 30_000;
/** The requests of readers, with the expected status: pages from nginx, and responses of a Node server. */
const PAGES: [string, number][] = [
  ['/', 200],
  ['/contact', 200],
  ['/no-such-page', 404],
  ['/About/', 308],
  ['/healthz', 200],
];

/** What was requested and answered while servers were restarted. */
interface Journal {
  isOver: boolean;
  pages: number;
  pageFaults: string[];
  /** Ids of acknowledged submissions. */
  acknowledged: string[];
  /** Attempts that were answered with 503, or lost their connection. */
  repeats: number;
}

async function readPages(url: string, journal: Journal): Promise<void> {
  while (!journal.isOver) {
    for (const [page, status] of PAGES) {
      const response = await fetch(url + page, { redirect: 'manual' }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      journal.pages++;
      if (response?.status !== status) journal.pageFaults.push(`${page} answers ${response?.status ?? 'nothing'}`);
    }
    await pause(BETWEEN);
  }
}

async function post(url: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + SAVE, { method: 'POST', headers, body }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

/** Sends one enquiry after the other, each repeatedly under the same id until it is stored. */
async function sendEnquiries(url: string, journal: Journal): Promise<void> {
  while (!journal.isOver) {
    const submissionId = newId(CONSTRUCTION.idPrefix);
    const { answers, source } = CONSTRUCTION;
    const body = JSON.stringify({ ...answers, source, submissionId, timestamp: new Date().toISOString() });
    for (let status = await post(url, body); status !== 200 && status !== 201; status = await post(url, body)) {
      if (status >= 400 && status < 500) throw new Error(`An enquiry is refused with ${status}.`);
      journal.repeats++;
      await pause(BETWEEN);
    }
    journal.acknowledged.push(submissionId);
    await pause(BETWEEN);
  }
}

/** The stored ids, and the Message-IDs of their mails. */
async function readStored(databaseUrl: string): Promise<{ ids: string[]; mails: string[] }> {
  const storage = await openStorage({ dataDir: '', databaseUrl });
  const ids = (await storage.list({})).map(({ id }) => id);
  const mails = (await Promise.all(ids.map((id) => storage.mailsOf(id)))).flat().map(({ messageId }) => messageId);
  await storage.close();
  return { ids, mails };
}

const repeated = (list: string[]) => list.filter((one, place) => list.indexOf(one) < place);

function outcomesOf(journal: Journal, stored: { ids: string[]; mails: string[] }, received: string[]): Outcome[] {
  const { acknowledged, pages, pageFaults, repeats } = journal;
  const [ids, got] = [new Set(stored.ids), new Set(received)];
  const all = `${acknowledged.length} enquiries`;
  return [
    zeroFailures(pageFaults, 'restarts: no page is refused', `${pages} pages and moves`),
    zeroFailures(
      acknowledged.filter((id) => !ids.has(id)),
      'restarts: nothing that was acknowledged is lost',
      all,
    ),
    zeroFailures(
      stored.ids.filter((id) => !acknowledged.includes(id)),
      'restarts: nothing is stored that was not acknowledged in the end',
      all,
    ),
    zeroFailures(
      [...stored.mails.filter((id) => !got.has(id)), ...repeated(received)],
      'restarts: every mail is delivered once',
      `${received.length} mails`,
    ),
    { promise: 'restarts: nobody has to send again', found: `${repeats} had to`, holds: repeats === 0 },
  ];
}

/** Waits until every mail is delivered. */
async function waitForMails(count: number, received: string[]): Promise<void> {
  const end = performance.now() + MAX_MAIL_MS;
  while (received.length < count && performance.now() < end) await pause(100);
  // A duplicate delivery would arrive now.
  await pause(500);
}

/**
 * Two servers on one PostgreSQL behind nginx, restarted in turn by SIGTERM, twice each, while visitors read pages and
 * send enquiries.
 */
export async function tryRestarts(dist: string, databaseUrl: string): Promise<Outcome[]> {
  await using stack = new AsyncDisposableStack();
  const smtp = await startMailServer();
  stack.defer(() => smtp.close());
  const ports = [await freePort(), await freePort()];
  const servers = new Map<number, ChildServer>();
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, TRUST_PROXY: 'loopback' };
  const start = async (port: number) => {
    servers.set(port, await startChild(dist, { ...environment, PORT: String(port) }));
  };
  const stop = async (port: number) => {
    servers.get(port)?.process.kill('SIGTERM');
    return servers.get(port)?.ended;
  };
  stack.defer(async () => void (await Promise.all(ports.map(stop))));
  await Promise.all(ports.map(start));
  const root = `${dist}/public`;
  const nginx = stack.use(
    await startShippedNginx({ root, basePath: '', servers: ports.map((port) => `127.0.0.1:${port}`) }),
  );

  const journal: Journal = { isOver: false, pages: 0, pageFaults: [], acknowledged: [], repeats: 0 };
  const visitors = [
    ...Array.from({ length: SENDERS }, () => sendEnquiries(nginx.url, journal)),
    readPages(nginx.url, journal),
    readPages(nginx.url, journal),
  ];
  const exits: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const port of ports) {
      await pause(1000);
      const exit = await stop(port);
      if (exit !== 0) exits.push(`a server ended with ${exit}`);
      await start(port);
    }
  }
  journal.isOver = true;
  await Promise.all(visitors);
  const stored = await readStored(databaseUrl);
  await waitForMails(stored.mails.length, smtp.received);
  return [
    ...outcomesOf(journal, stored, smtp.received),
    zeroFailures(exits, 'restarts: every server ends with 0', `${ROUNDS * ports.length} restarts`),
  ];
}
