import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { application, SAVE } from '../../../tests/contracts/server.ts';
import { chooser } from '../content/random.ts';
import { megabytes, percentile } from '../table.ts';
import { requestUntil } from './background-requests.ts';
import { makeClient } from './client.ts';
import { MemoryWatch } from './memory-watch.ts';
import { type Guarantee, type Outcome, promiseVerdict, targetVerdict } from './outcome.ts';
import { onEachDatabase, stop, type TestBed } from './test-bed.ts';

const UPLOADS = 10;
const MAX_DOCUMENT_BYTES = 10_485_760;
const POST = { path: SAVE, method: 'POST', headers: { 'content-type': 'application/json' } } as const;
const SLOWEST_ANSWER = 500;
const SLOWEST_MOST = 100;
const MAX_MEMORY_BYTES = 512e6;

/** A genuine document of the maximum size: a scan with random bytes, like compressed pictures. */
function largestDocument() {
  const choose = chooser(10);
  const scan = Buffer.from(Array.from({ length: MAX_DOCUMENT_BYTES - 1000 }, () => choose.below(256))).toString(
    'latin1',
  );
  const picture = `<< /Length ${scan.length} >>\nstream\n${scan}\nendstream`;
  const content = pdf([CATALOGUE, PAGES, PAGE, CONTENTS, picture]);
  return { name: 'cv.pdf', type: 'application/pdf', size: content.length, data: content.toString('base64') };
}

async function uploadAtOnce(bed: TestBed): Promise<Outcome> {
  const turns = join(bed.dataDir, '../turns');
  const preload = new URL('./event-loop-turns.ts', import.meta.url).href;
  const server = await bed.start({ NODE_OPTIONS: `--import=${preload}`, TURNS_FILE: turns });
  const client = makeClient(UPLOADS);
  const documents = largestDocument();
  // Serialised beforehand: a client that writes fourteen megabytes of JSON reads no response meanwhile.
  const bodies = Array.from({ length: UPLOADS }, () => Buffer.from(JSON.stringify(application({ documents }))));
  let isOver = false;
  const watch = new MemoryWatch(server.process.pid);
  const others = Promise.all(['/healthz', '/'].map((path) => requestUntil(server, path, () => isOver)));
  server.process.kill('SIGUSR2');
  const begin = performance.now();
  const statuses = await Promise.all(bodies.map((body) => client.call(server.address, { ...POST, body })));
  const took = performance.now() - begin;
  isOver = true;
  const [health = [], pages = []] = await others;
  client.close();
  const memory = watch.end();
  await stop(server);
  const turn = Number(readFileSync(turns, 'utf8'));
  const slowest = Math.max(...health, ...pages);
  const most = percentile(pages, 0.99);
  const stored = statuses.filter((status) => status === 201).length;
  const isQuick = slowest < SLOWEST_ANSWER && most < SLOWEST_MOST && memory < MAX_MEMORY_BYTES;
  return {
    what: `${UPLOADS} documents of 10 MB at once`,
    found: `${stored} stored in ${(took / 1000).toFixed(1)} s; meanwhile health at most ${Math.max(...health).toFixed(0)} ms, pages at most ${Math.max(...pages).toFixed(0)} ms, 99 % of them ${most.toFixed(0)} ms (${health.length} and ${pages.length} requests); longest turn of the event loop ${turn.toFixed(0)} ms of processor time; memory of server and readers at most ${megabytes(memory)} MB`,
    aim: 'all stored, other requests answered within 500 ms, 99 % of pages within 100 ms, total memory under 512 MB',
    verdict: stored === UPLOADS ? targetVerdict(isQuick) : promiseVerdict(false),
  };
}

/** The largest documents, all sent at once. */
export const uploads: Guarantee = {
  name: 'uploads',
  run: (options) => onEachDatabase(options, uploadAtOnce),
};
