import { connect, type Socket } from 'node:net';
import { enquiry, SAVE } from '../../../tests/contracts/server.ts';
import { percentile } from '../table.ts';
import { makeClient } from './client.ts';
import { type Guarantee, type GuaranteeOptions, type Outcome, targetVerdict } from './outcome.ts';
import { onEachDatabase, type TestBed } from './test-bed.ts';

const SLOW = 200;
/** Milliseconds between two bytes of a slow client. */
const A_BYTE_EVERY = 500;
const OTHERS = 4;
const REQUESTS = 1200;
const MAX_P99_MS = 100;
const HEAD = `POST ${SAVE} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

/** Opens connections; half of them never finish their headers, half send their bodies byte by byte. */
async function openSlow(address: string): Promise<{ stillOpen: () => number; close: () => void }> {
  const { hostname, port } = new URL(address);
  const sockets: Socket[] = [];
  for (let number = 0; number < SLOW; number++) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(number % 2 === 0 ? HEAD : `${HEAD}Content-Length: 900\r\n\r\n{"source":"`);
    sockets.push(socket);
  }
  const timer = setInterval(() => {
    for (const [number, socket] of sockets.entries())
      if (socket.writable) socket.write(number % 2 === 0 ? 'X: x\r\n' : 'x');
  }, A_BYTE_EVERY);
  return {
    stillOpen: () => sockets.filter((socket) => !socket.destroyed).length,
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Response times of many requests in milliseconds: pages, health and enquiries in turn. */
async function timeOthers(address: string, count: number): Promise<number[]> {
  const client = makeClient(OTHERS);
  const times: number[] = [];
  let left = count;
  const visitor = async () => {
    while (left-- > 0) {
      const begin = performance.now();
      const turn = left % 3;
      const status =
        turn === 0
          ? await client.save(address, enquiry())
          : await client.call(address, { path: turn === 1 ? '/' : '/healthz' });
      if (status >= 400) throw new Error(`a visitor among slow clients was answered with ${status}`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: OTHERS }, visitor));
  client.close();
  return times;
}

async function compare(bed: TestBed, { scale }: GuaranteeOptions): Promise<Outcome> {
  const server = await bed.start();
  const count = REQUESTS * scale;
  await timeOthers(server.address, 100);
  const [alone, alongside]: [number[], number[]] = [[], []];
  let stillOpen = SLOW;
  for (let round = 0; round < 3; round++) {
    alone.push(...(await timeOthers(server.address, count / 3)));
    const slow = await openSlow(server.address);
    alongside.push(...(await timeOthers(server.address, count / 3)));
    stillOpen = Math.min(stillOpen, slow.stillOpen());
    slow.close();
  }
  const [before, p99] = [percentile(alone, 0.99), percentile(alongside, 0.99)];
  const half = percentile(alongside, 0.5);
  return {
    what: `${SLOW} slow connections, ${OTHERS} other visitors reading and posting`,
    found: `others: p99 ${p99.toFixed(0)} ms, median ${half.toFixed(1)} ms; without slow connections p99 ${before.toFixed(0)} ms; ${stillOpen} still open`,
    aim: `others' p99 under ${MAX_P99_MS} ms`,
    verdict: targetVerdict(p99 < MAX_P99_MS),
  };
}

/** The effect of slow clients on others. */
export const slow: Guarantee = {
  name: 'slow',
  run: (options) => onEachDatabase(options, (bed) => compare(bed, options)),
};
