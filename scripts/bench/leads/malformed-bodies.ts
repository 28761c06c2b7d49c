import fc from 'fast-check';
import { mapConcurrently } from '../../../src/build/media/encoding-concurrency.ts';
import { malformedRequests } from '../../../tests/contracts/bodies.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { makeClient } from './client.ts';
import { type Guarantee, type GuaranteeOptions, type Outcome, promiseVerdict } from './outcome.ts';
import { onEachDatabase, stop, type TestBed } from './test-bed.ts';

const BODIES = 100_000;
/** Bodies generated at a time, so that they need not all be in memory. */
const A_PIECE = 2000;
const VISITORS = 8;
const SEED = 20_260_105;

async function sendAll(bed: TestBed, { scale, onProgress }: GuaranteeOptions): Promise<Outcome> {
  const server = await bed.start();
  const client = makeClient(VISITORS);
  const kinds = new Map<number, number>();
  let [brokenOff, firstBad] = [0, ''];
  const note = (status: number, what: object) => {
    const kind = Math.floor(status / 100);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kind === 5 && firstBad === '') firstBad = `${status} ${JSON.stringify(what)}`;
  };
  const pieces = Math.ceil((BODIES * scale) / A_PIECE);
  for (let piece = 0; piece < pieces; piece++) {
    const requests = fc.sample(malformedRequests(sampleConfig()), { numRuns: A_PIECE, seed: SEED + piece });
    const send = async (odd: (typeof requests)[number]) => {
      const { url: path, type, body } = odd;
      const sent = client.call(server.address, { path, method: 'POST', headers: { 'content-type': type }, body });
      await sent.then((status) => note(status, odd)).catch(() => brokenOff++);
    };
    await mapConcurrently(requests, send, VISITORS);
    onProgress(`${bed.database}: ${(piece + 1) * A_PIECE} sent, ${kinds.get(5) ?? 0} × 5xx ${firstBad}`);
    if (server.process.exitCode !== null || server.process.signalCode !== null) break;
  }
  client.close();
  const hasExited = server.process.exitCode !== null || server.process.signalCode !== null;
  const exit = await stop(server);
  const counts = [...kinds].sort(([one], [other]) => one - other).map(([kind, count]) => `${count} × ${kind}xx`);
  return {
    what: `${pieces * A_PIECE} random bodies, seed ${SEED}`,
    found: `${counts.join(', ')}, ${brokenOff} unanswered; ${hasExited ? 'the server ended on its own' : `survived, exit ${exit}`}`,
    aim: 'no 5xx, no exit',
    verdict: promiseVerdict(!kinds.has(5) && brokenOff === 0 && !hasExited && exit === 0),
  };
}

/** Bodies that no browser sends: corrupted, truncated, of other types, or random bytes. */
export const bodies: Guarantee = {
  name: 'bodies',
  run: (options) => onEachDatabase(options, (bed) => sendAll(bed, options)),
};
