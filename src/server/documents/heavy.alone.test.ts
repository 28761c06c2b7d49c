/** Documents made to exhaust the reader's time or memory, and how much they delay other documents. */
import { afterAll, expect, test } from 'vitest';
import { curricula } from '../../../tests/contracts/documents/curricula.ts';
import { heavyDocuments } from '../../../tests/contracts/documents/heavy.ts';
import { ProcessorShare } from '../../../tests/contracts/documents/processor-share.ts';
import { childrenOf, memoryOf } from '../../../tests/contracts/process-memory.ts';
import { ThreadEnded } from '../threads/thread.ts';
import { DocumentReader } from './document-reader.ts';

const reader = new DocumentReader();
afterAll(() => reader.close());

const read = (client: string, name: string, content: Buffer) =>
  reader.read(name, { bytes: Buffer.from(content.toString('base64')), isBase64: true, size: content.length }, client);

const children = () => childrenOf(process.pid);

/** Waits for a document; on a busy machine it may also be rejected unread, which the server answers with 503. */
async function settle(reading: ReturnType<typeof read>): Promise<void> {
  await reading.catch((error: unknown) => {
    if (!(error instanceof ThreadEnded)) throw error;
  });
}

test('each is finished within the limits, and refused if it could not be read completely', async () => {
  const slow: string[] = [];
  for (const [what, name, content] of heavyDocuments) {
    const begin = performance.now();
    const found = await read('somebody', name, content);
    const took = performance.now() - begin;
    // Wall-clock time passes while other programs use the processor; the limit itself is CPU time.
    if (took > 15_000) slow.push(`${what}: ${took}`);
    if ('digest' in found) expect([what, found.digest.length]).toEqual([what, 64]);
    else
      expect([what, found.fault]).toEqual([
        what,
        expect.stringMatching(/^(unsafeFile|damagedFile|tooComplex|wrongContent)$/),
      ]);
  }
  expect(slow).toEqual([]);
});

test.each(curricula)('%s of 1 MB is read within a second', async (name, content) => {
  expect(content.length).toBeGreaterThan(950_000);
  const times: number[] = [];
  const share = new ProcessorShare(children());
  for (let number = 0; number < 20; number++) {
    const begin = performance.now();
    expect(await read('me', name, content)).toHaveProperty('digest');
    times.push(performance.now() - begin);
  }
  times.sort((one, other) => one - other);
  share.look(children());
  expect((times[18] ?? 0) * share.left()).toBeLessThan(1000);
});

test('a genuine document is read within five seconds among forty hostile ones from two clients, in bounded memory', async () => {
  const hostile = heavyDocuments.slice(0, 40);
  const all = hostile.map(([, name, content], index) => settle(read(`attacker ${index % 2}`, name, content)));
  let bytes = 0;
  const share = new ProcessorShare(children());
  const timer = setInterval(() => {
    const processes = children();
    bytes = Math.max(bytes, memoryOf(processes));
    share.look(processes);
  }, 100);
  const [[name, content] = ['', Buffer.alloc(0)]] = curricula;
  const begin = performance.now();
  expect(await read('me', name, content)).toHaveProperty('digest');
  const took = (performance.now() - begin) * share.left();
  await Promise.all(all);
  clearInterval(timer);
  const memory = bytes / 1024 / 1024;
  console.info(`a genuine document among forty: ${took.toFixed(0)} ms; processes at most ${memory.toFixed(0)} MB`);
  expect(took).toBeLessThan(5000);
  expect(memory).toBeGreaterThan(50);
  expect(memory).toBeLessThan(600);
});
