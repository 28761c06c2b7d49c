import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from '../../../tests/contracts/child-server.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { application, SAVE } from '../../../tests/contracts/server.ts';
import { chooser } from '../content/random.ts';
import { megabytes } from '../table.ts';
import { makeClient } from './client.ts';
import { type Ground, onEach, stop } from './ground.ts';
import { aimed, type Outcome, promised, type Row } from './outcome.ts';

const UPLOADS = 10;
const LARGEST = 10_485_760;
const POST = { path: SAVE, method: 'POST', headers: { 'content-type': 'application/json' } } as const;
const SLOWEST_ANSWER = 500;
const SLOWEST_MOST = 100;
const MOST_MEMORY = 512e6;

/** What the kernel notes of a process; nothing of one that has just ended. */
function noteOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** The most memory that a process, and those that it started and that are still there, ever had, bytes. */
function peakMemory(pid: number | undefined): number {
  const notes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ name, note: noteOf(name) }));
  const own = notes.filter(({ name, note }) => name === String(pid) || note.includes(`\nPPid:\t${pid}\n`));
  return own.reduce((sum, { note }) => sum + Number(/^VmHWM:\s+(\d+) kB$/m.exec(note)?.[1] ?? 0) * 1024, 0);
}

/** A genuine document that is as large as one may be: a scan, of which every byte is as random as packed pictures are. */
function largestDocument() {
  const choose = chooser(10);
  const scan = Buffer.from(Array.from({ length: LARGEST - 1000 }, () => choose.below(256))).toString('latin1');
  const picture = `<< /Length ${scan.length} >>\nstream\n${scan}\nendstream`;
  const content = pdf([CATALOGUE, PAGES, PAGE, CONTENTS, picture]);
  return { name: 'cv.pdf', type: 'application/pdf', size: content.length, data: content.toString('base64') };
}

/** Asks for an address again and again until all is over; gives how long each answer took, in their order of length. */
async function askAlways(server: ChildServer, path: string, isOver: () => boolean): Promise<number[]> {
  const client = makeClient(1);
  const times: number[] = [];
  while (!isOver()) {
    const begin = performance.now();
    await client.call(server.address, { path });
    times.push(performance.now() - begin);
    await pause(20);
  }
  client.close();
  return times.sort((one, other) => one - other);
}

async function uploadAtOnce(ground: Ground): Promise<Outcome> {
  const turns = join(ground.dataDir, '../turns');
  const preload = new URL('./turns.ts', import.meta.url).href;
  const server = await ground.start({ NODE_OPTIONS: `--import=${preload}`, TURNS_FILE: turns });
  const client = makeClient(UPLOADS);
  const documents = largestDocument();
  // Written beforehand: a client that writes fourteen megabytes of JSON hears no answer meanwhile.
  const bodies = Array.from({ length: UPLOADS }, () => Buffer.from(JSON.stringify(application({ documents }))));
  let isOver = false;
  const others = Promise.all(['/healthz', '/'].map((path) => askAlways(server, path, () => isOver)));
  server.process.kill('SIGUSR2');
  const begin = performance.now();
  const statuses = await Promise.all(bodies.map((body) => client.call(server.address, { ...POST, body })));
  const took = performance.now() - begin;
  isOver = true;
  const [health = [], pages = []] = await others;
  client.close();
  const memory = peakMemory(server.process.pid);
  await stop(server);
  const turn = Number(readFileSync(turns, 'utf8'));
  const slowest = Math.max(...health, ...pages);
  const most = pages[Math.floor(pages.length * 0.99)] ?? slowest;
  const stored = statuses.filter((status) => status === 201).length;
  const isQuick = slowest < SLOWEST_ANSWER && most < SLOWEST_MOST && memory < MOST_MEMORY;
  return {
    what: `${UPLOADS} documents of 10 MB at once`,
    found: `${stored} stored in ${(took / 1000).toFixed(1)} s; meanwhile health at most ${Math.max(...health).toFixed(0)} ms, pages at most ${Math.max(...pages).toFixed(0)} ms, 99 % of them ${most.toFixed(0)} ms (${health.length} and ${pages.length} asked); longest turn of the event loop ${turn.toFixed(0)} ms of processor time; memory at most ${megabytes(memory)} MB`,
    aim: 'all stored, everybody else answered within 500 ms, 99 % of pages within 100 ms, memory under 512 MB',
    verdict: stored === UPLOADS ? aimed(isQuick) : promised(false),
  };
}

/** The largest documents, all at once. */
export const uploads: Row = {
  name: 'uploads',
  run: (wish) => onEach(wish, uploadAtOnce),
};
