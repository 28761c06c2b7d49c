import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { application } from '../../../tests/contracts/server.ts';
import { chooser } from '../random.ts';
import { megabytes } from '../table.ts';
import { makeClient } from './client.ts';
import { type Ground, onEach } from './ground.ts';
import { aimed, type Outcome, promised, type Row } from './outcome.ts';

const UPLOADS = 10;
const LARGEST = 10_485_760;
const SLOWEST_HEALTH = 500;
const MOST_MEMORY = 512e6;

/** The most memory that a process ever had, bytes. */
function peakMemory(pid: number | undefined): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** A genuine document that is as large as one may be: a scan, of which every byte is as random as packed pictures are. */
function largestDocument() {
  const choose = chooser(10);
  const scan = Buffer.from(Array.from({ length: LARGEST - 1000 }, () => choose.below(256))).toString('latin1');
  const picture = `<< /Length ${scan.length} >>\nstream\n${scan}\nendstream`;
  const content = pdf([CATALOGUE, PAGES, PAGE, CONTENTS, picture]);
  return { name: 'cv.pdf', type: 'application/pdf', size: content.length, data: content.toString('base64') };
}

async function uploadAtOnce(ground: Ground): Promise<Outcome> {
  const server = await ground.start();
  const client = makeClient(UPLOADS);
  const others = makeClient(1);
  const documents = largestDocument();
  let isOver = false;
  const health: number[] = [];
  const watch = async () => {
    while (!isOver) {
      const begin = performance.now();
      await others.call(server.address, { path: '/healthz' });
      health.push(performance.now() - begin);
      await pause(20);
    }
  };
  const watching = watch();
  const begin = performance.now();
  const sent = Array.from({ length: UPLOADS }, () => client.save(server.address, application({ documents })));
  const statuses = await Promise.all(sent);
  const took = performance.now() - begin;
  isOver = true;
  await watching;
  client.close();
  others.close();
  const [slowest, memory] = [Math.max(...health), peakMemory(server.process.pid)];
  const stored = statuses.filter((status) => status === 201).length;
  const isQuick = slowest < SLOWEST_HEALTH && memory < MOST_MEMORY;
  return {
    what: `${UPLOADS} documents of 10 MB at once`,
    found: `${stored} stored in ${(took / 1000).toFixed(1)} s; health at most ${slowest.toFixed(0)} ms (${health.length} asked); memory at most ${megabytes(memory)} MB`,
    aim: 'all stored, health under 500 ms, memory under 512 MB',
    verdict: stored === UPLOADS ? aimed(isQuick) : promised(false),
  };
}

/** The largest documents, all at once. */
export const uploads: Row = {
  name: 'uploads',
  run: (wish) => onEach(wish, uploadAtOnce),
};
