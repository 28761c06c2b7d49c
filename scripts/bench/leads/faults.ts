import { setTimeout as pause } from 'node:timers/promises';
import { lockDatabase } from '../../../tests/contracts/lock-database.ts';
import { enquiry } from '../../../tests/contracts/server.ts';
import { type Body, type Client, idOf, makeClient } from './client.ts';
import { type Guarantee, type Outcome, promiseVerdict } from './outcome.ts';
import { onEachDatabase, stop, type TestBed } from './test-bed.ts';

const LOCK_MS = 3000;
const MAX_STOP_MS = 10_000;
const VISITORS = 16;
const isGood = (status: number) => status >= 200 && status < 300;

/** The status that each visitor received, by id; 0 if the connection was lost. */
type ResponseStatuses = Map<string, number>;

async function saveAndRecord(client: Client, address: string, body: Body, told: ResponseStatuses): Promise<number> {
  const status = await client.save(address, body).catch(() => 0);
  told.set(idOf(body), status);
  return status;
}

/** Counts submissions that were acknowledged but are missing, or were refused but are stored. */
async function countFalseResponses(
  bed: TestBed,
  told: ResponseStatuses,
): Promise<{ lost: number; falselyRefused: number; stored: number }> {
  const ids = new Set((await bed.inspect((storage) => storage.list({}))).map(({ id }) => id));
  const entries = [...told];
  return {
    lost: entries.filter(([id, status]) => isGood(status) && !ids.has(id)).length,
    falselyRefused: entries.filter(([id, status]) => status >= 400 && ids.has(id)).length,
    stored: ids.size,
  };
}

function countStatuses(told: ResponseStatuses): string {
  const statuses = [...told.values()];
  const kinds = [...new Set(statuses)].sort((one, other) => one - other);
  const words = (kind: number) => (kind === 0 ? 'cut off' : String(kind));
  return kinds.map((kind) => `${statuses.filter((one) => one === kind).length} × ${words(kind)}`).join(', ');
}

async function locked(bed: TestBed): Promise<Outcome> {
  const server = await bed.start();
  const client = makeClient(VISITORS);
  const told: ResponseStatuses = new Map();
  const release = await lockDatabase(bed);
  const begin = performance.now();
  const saves = Array.from({ length: VISITORS }, () => saveAndRecord(client, server.address, enquiry(), told));
  await pause(LOCK_MS);
  await release();
  await Promise.all(saves);
  const longest = performance.now() - begin;
  const health = await client.call(server.address, { path: '/healthz' });
  client.close();
  const exit = await stop(server);
  const { lost, falselyRefused } = await countFalseResponses(bed, told);
  return {
    what: `locked for ${LOCK_MS / 1000} s during ${VISITORS} submissions`,
    found: `${countStatuses(told)}, the last after ${(longest / 1000).toFixed(1)} s; ${lost} lost, ${falselyRefused} refused but stored; then health ${health}, exit ${exit}`,
    aim: 'no crash, no false answer',
    verdict: promiseVerdict(lost === 0 && falselyRefused === 0 && health === 200 && exit === 0),
  };
}

async function stoppedUnderLoad(bed: TestBed): Promise<Outcome> {
  const server = await bed.start();
  const client = makeClient(VISITORS);
  const told: ResponseStatuses = new Map();
  let isOver = false;
  const visitor = async () => {
    while (!isOver && (await saveAndRecord(client, server.address, enquiry(), told)) !== 0);
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  await pause(2000);
  const begin = performance.now();
  const exit = await stop(server);
  const took = performance.now() - begin;
  isOver = true;
  await Promise.all(visitors);
  client.close();
  const { lost, falselyRefused, stored } = await countFalseResponses(bed, told);
  return {
    what: `SIGTERM under load, ${VISITORS} visitors`,
    found: `exit ${exit} after ${(took / 1000).toFixed(1)} s; ${stored} stored, ${countStatuses(told)}; ${lost} lost, ${falselyRefused} refused but stored`,
    aim: 'nothing lost, exit 0 within 10 s',
    verdict: promiseVerdict(exit === 0 && took < MAX_STOP_MS && lost === 0 && falselyRefused === 0),
  };
}

/** A locked database, and SIGTERM under load. */
export const faults: Guarantee = {
  name: 'faults',
  run: async (options) => [
    ...(await onEachDatabase(options, locked)),
    ...(await onEachDatabase(options, stoppedUnderLoad)),
  ],
};
