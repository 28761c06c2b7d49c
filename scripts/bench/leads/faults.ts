import { setTimeout as pause } from 'node:timers/promises';
import { lockDatabase } from '../../../tests/contracts/lock-database.ts';
import { enquiry } from '../../../tests/contracts/server.ts';
import { type Body, type Client, idOf, makeClient } from './client.ts';
import { type Outcome, promiseVerdict, type Row } from './outcome.ts';
import { onEachDatabase, stop, type TestBed } from './test-bed.ts';

const HELD = 3000;
const LONGEST_STOP = 10_000;
const VISITORS = 16;
const isGood = (status: number) => status >= 200 && status < 300;

/** The status that each visitor received, by id; 0 if the connection was lost. */
type Told = Map<string, number>;

async function tellVisitor(client: Client, address: string, body: Body, told: Told): Promise<number> {
  const status = await client.save(address, body).catch(() => 0);
  told.set(idOf(body), status);
  return status;
}

/** Counts submissions that were acknowledged but are missing, or were refused but are stored. */
async function countLies(bed: TestBed, told: Told): Promise<{ lost: number; untrue: number; stored: number }> {
  const ids = new Set((await bed.look((storage) => storage.list({}))).map(({ id }) => id));
  const entries = [...told];
  return {
    lost: entries.filter(([id, status]) => isGood(status) && !ids.has(id)).length,
    untrue: entries.filter(([id, status]) => status >= 400 && ids.has(id)).length,
    stored: ids.size,
  };
}

function countStatuses(told: Told): string {
  const statuses = [...told.values()];
  const kinds = [...new Set(statuses)].sort((one, other) => one - other);
  const words = (kind: number) => (kind === 0 ? 'cut off' : String(kind));
  return kinds.map((kind) => `${statuses.filter((one) => one === kind).length} × ${words(kind)}`).join(', ');
}

async function locked(bed: TestBed): Promise<Outcome> {
  const server = await bed.start();
  const client = makeClient(VISITORS);
  const told: Told = new Map();
  const release = await lockDatabase(bed);
  const begin = performance.now();
  const answers = Array.from({ length: VISITORS }, () => tellVisitor(client, server.address, enquiry(), told));
  await pause(HELD);
  await release();
  await Promise.all(answers);
  const longest = performance.now() - begin;
  const health = await client.call(server.address, { path: '/healthz' });
  client.close();
  const exit = await stop(server);
  const { lost, untrue } = await countLies(bed, told);
  return {
    what: `locked for ${HELD / 1000} s during ${VISITORS} submissions`,
    found: `${countStatuses(told)}, the last after ${(longest / 1000).toFixed(1)} s; ${lost} lost, ${untrue} refused but stored; then health ${health}, exit ${exit}`,
    aim: 'no crash, no false answer',
    verdict: promiseVerdict(lost === 0 && untrue === 0 && health === 200 && exit === 0),
  };
}

async function stoppedUnderLoad(bed: TestBed): Promise<Outcome> {
  const server = await bed.start();
  const client = makeClient(VISITORS);
  const told: Told = new Map();
  let isOver = false;
  const visitor = async () => {
    while (!isOver && (await tellVisitor(client, server.address, enquiry(), told)) !== 0);
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  await pause(2000);
  const begin = performance.now();
  const exit = await stop(server);
  const took = performance.now() - begin;
  isOver = true;
  await Promise.all(visitors);
  client.close();
  const { lost, untrue, stored } = await countLies(bed, told);
  return {
    what: `SIGTERM under load, ${VISITORS} visitors`,
    found: `exit ${exit} after ${(took / 1000).toFixed(1)} s; ${stored} stored, ${countStatuses(told)}; ${lost} lost, ${untrue} refused but stored`,
    aim: 'nothing lost, exit 0 within 10 s',
    verdict: promiseVerdict(exit === 0 && took < LONGEST_STOP && lost === 0 && untrue === 0),
  };
}

/** A locked database, and SIGTERM under load. */
export const faults: Row = {
  name: 'faults',
  run: async (options) => [
    ...(await onEachDatabase(options, locked)),
    ...(await onEachDatabase(options, stoppedUnderLoad)),
  ],
};
