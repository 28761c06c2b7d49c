import type { ChildServer } from '../../../tests/contracts/child-server.ts';
import { curricula } from '../../../tests/contracts/documents/curricula.ts';
import { application, SAVE } from '../../../tests/contracts/server.ts';
import { megabytes, percentile } from '../table.ts';
import { requestUntil } from './background-requests.ts';
import { type Client, makeClient } from './client.ts';
import { MemoryWatch } from './memory-watch.ts';
import { type Guarantee, type GuaranteeOptions, type Outcome, promiseVerdict, targetVerdict } from './outcome.ts';
import { onEachDatabase, stop, type TestBed } from './test-bed.ts';

const HOSTILE = 40;
const ATTACKERS = 8;
const ROUNDS = 3;
const ALONE = 40;
/** Limits in milliseconds. */
const MAX_MS = { alone: 1000, alongside: 5000, page: 100 };
const MAX_MEMORY_BYTES = 600e6;
/** Clients are identified by a proxy header, and have no rate limit. */
const SETTINGS = { RATE_LIMIT: '1000000', TRUST_PROXY: 'loopback' };

/** Sends an application with a document from an IP address. Returns the status. */
function send(client: Client, server: ChildServer, from: string, body: Buffer): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return client.call(server.address, { path: SAVE, method: 'POST', headers, body });
}

function bodyWith(name: string, content: Buffer): Buffer {
  const documents = { name, type: '', size: content.length, data: content.toString('base64') };
  return Buffer.from(JSON.stringify(application({ documents })));
}

/**
 * Sends genuine documents one after the other until stopped; returns the milliseconds each took. A 503 counts as
 * infinite.
 */
async function sendGenuine(server: ChildServer, goesOn: (sent: number) => boolean): Promise<number[]> {
  const client = makeClient(1);
  const times: number[] = [];
  while (goesOn(times.length)) {
    const [name, content] = curricula[times.length % curricula.length] ?? ['', Buffer.alloc(0)];
    const body = bodyWith(name, content);
    const begin = performance.now();
    const status = await send(client, server, '198.51.100.1', body);
    if (status !== 201 && status !== 503) throw new Error(`a genuine document was answered with ${status}`);
    times.push(status === 201 ? performance.now() - begin : Number.POSITIVE_INFINITY);
  }
  client.close();
  return times;
}

/**
 * Sends all hostile documents at once, several times. Counts the responses by status; 0 means that the connection was
 * closed.
 */
async function attack(server: ChildServer, bodies: Buffer[], rounds: number): Promise<Map<number, number>> {
  const client = makeClient(bodies.length);
  const counts = new Map<number, number>();
  for (let round = 0; round < rounds; round++) {
    const sent = bodies.map((body, index) =>
      send(client, server, `203.0.113.${index % ATTACKERS}`, body).catch(() => 0),
    );
    for (const status of await Promise.all(sent)) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  client.close();
  return counts;
}

async function compare(bed: TestBed, { scale }: GuaranteeOptions): Promise<Outcome> {
  const server = await bed.start(SETTINGS);
  // Imported lazily: generating them takes half a minute, which listing the guarantees should not.
  const { heavyDocuments } = await import('../../../tests/contracts/documents/heavy.ts');
  const bodies = heavyDocuments.slice(0, HOSTILE).map(([, name, content]) => bodyWith(name, content));
  // The first documents start the processes that read them.
  await sendGenuine(server, (sent) => sent < 4);
  const alone = percentile(await sendGenuine(server, (sent) => sent < ALONE * scale), 0.95);
  let isOver = false;
  const watch = new MemoryWatch(server.process.pid);
  const pages = requestUntil(server, '/', () => isOver);
  const genuine = sendGenuine(server, () => !isOver);
  const counts = await attack(server, bodies, Math.ceil(ROUNDS * scale)).finally(() => {
    isOver = true;
  });
  const [times, pageTimes] = [await genuine, await pages];
  const [alongside, page, memory] = [percentile(times, 0.95), percentile(pageTimes, 0.99), watch.end()];
  const exit = await stop(server);
  const isHeld =
    alone <= MAX_MS.alone && alongside <= MAX_MS.alongside && page <= MAX_MS.page && memory <= MAX_MEMORY_BYTES;
  const statuses = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    what: `${HOSTILE} hostile documents at once from ${ATTACKERS} clients, ${Math.ceil(ROUNDS * scale)} times, alongside genuine ones of 1 MB`,
    found: `hostile: ${statuses}; genuine p95 ${alone.toFixed(0)} ms alone, ${alongside.toFixed(0)} ms alongside them (${times.length} sent); pages p99 ${page.toFixed(0)} ms (${pageTimes.length} requests); memory of server and readers at most ${megabytes(memory)} MB`,
    aim: 'genuine p95 within 1 s alone and 5 s alongside them, pages p99 within 100 ms, total memory within 600 MB',
    verdict: exit === 0 && !counts.has(500) ? targetVerdict(isHeld) : promiseVerdict(false),
  };
}

/** Documents designed to block everybody else, and the effect on others. */
export const hostile: Guarantee = {
  name: 'hostile',
  run: (options) => onEachDatabase(options, (bed) => compare(bed, options)),
};
