import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, Readers } from '../../../tests/contracts/readers.ts';
import { startTestServer, type TestServer } from '../../../tests/contracts/server.ts';

let server: TestServer;
let readers: Readers;
beforeAll(async () => {
  server = await startTestServer();
  readers = new Readers(server);
});
afterAll(() => server.close());

const median = (list: number[]) => list.toSorted((one, other) => one - other)[list.length / 2] ?? 0;

test('signing up takes about as long for a known address as for a new one', async () => {
  const known = (await readers.asked()).email;
  const times: Record<'known' | 'fresh', number[]> = { known: [], fresh: [] };
  for (let round = 0; round < 60; round++) {
    for (const kind of ['known', 'fresh'] as const) {
      const email = kind === 'known' ? known : newAddress();
      const begin = performance.now();
      await readers.signUp(email);
      times[kind].push(performance.now() - begin);
    }
  }
  const ratio = median(times.fresh) / median(times.known);
  expect(ratio).toBeGreaterThan(1 / 2.5);
  expect(ratio).toBeLessThan(2.5);
});
