import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sample } from '../../../tests/amount/amount.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { application, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { DocumentReader } from './document-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'reader-'));
/** A thread that fails for documents with certain names. */
const module = pathToFileURL(join(folder, 'shaky.ts'));
/** A thread that cannot start. */
const broken = pathToFileURL(join(folder, 'broken.ts'));
const own = new URL('.', import.meta.url);
beforeAll(() => {
  writeFileSync(
    module,
    `import { answer } from '${new URL('../threads/answering.ts', own)}';
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    const ways = {
      'endless.pdf': () => { for (;;); },
      'stuck.pdf': () => void wait(),
      'busy.pdf': () => { const end = performance.now() + 900; while (performance.now() < end); },
      'slow.pdf': () => void wait(300),
      'crash.pdf': () => { setImmediate(() => { throw new Error('x'); }); return new Promise(() => {}); },
      'hungry.pdf': () => { const all = []; for (;;) all.push(new Array(100000).fill({})); },
      'leaving.pdf': () => process.exit(0),
      'killing.pdf': () => process.kill(process.pid, 'SIGKILL'),
    };
    answer({ read: async (name) => (await ways[name]?.()) ?? { fault: 'wrongContent' } });`,
  );
  writeFileSync(broken, "throw new Error('no parser');");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: TestServer | undefined;
let reader: DocumentReader | undefined;
afterEach(async () => {
  await server?.close();
  await reader?.close();
});

const content = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);
const document = (name: string) => ({ name, type: '', size: content.length, data: content.toString('base64') });
/** Wall-clock time passes while other programs use the processor. */
const limits = { processor: 300, clock: 15_000 };
const readBy = (client: string, name: string) =>
  reader?.read(name, { bytes: new Uint8Array(content), isBase64: false, size: content.length }, client);

test('a document that takes too much, or brings its thread down, is refused by itself, and the next one is read', async () => {
  reader = new DocumentReader({ module, limits });
  server = await startTestServer({ reader });
  for (const name of sample(['endless.pdf', 'hungry.pdf', 'crash.pdf', 'leaving.pdf', 'killing.pdf'], 3)) {
    const answer = await server.post(SAVE, application({ documents: document(name) }));
    expect([name, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([name, 422, ['documents']]);
    expect(await readBy('me', 'other.pdf')).toEqual({ fault: 'wrongContent' });
  }
  expect(await server.storage.list({})).toEqual([]);
});

test('a thread that hangs without doing anything is no fault of the document', async () => {
  reader = new DocumentReader({ module, limits: { processor: 300, clock: 1500 } });
  server = await startTestServer({ reader });
  const answer = await server.post(SAVE, application({ documents: document('stuck.pdf') }));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  expect(await server.storage.list({})).toEqual([]);
});

test('a document that crashes its thread does not fail the next one in the queue', async () => {
  reader = new DocumentReader({ module, limits });
  const names = ['crash.pdf', 'other.pdf', 'endless.pdf', 'other.pdf', 'other.pdf'];
  const found = await Promise.all(names.map((name) => readBy('me', name)));
  const [spoilt, fine] = [{ fault: 'tooComplex' }, { fault: 'wrongContent' }];
  expect(found).toEqual([spoilt, fine, spoilt, fine, fine]);
});

test('time that other work on the machine takes is not counted', async () => {
  reader = new DocumentReader({ module, limits: { processor: 200, clock: 5000 } });
  expect(await readBy('me', 'slow.pdf')).toEqual({ fault: 'wrongContent' });
});

test('a document that takes longer than a thread may stall is read completely', async () => {
  reader = new DocumentReader({ module, limits: { processor: 5000, clock: 500 } });
  expect(await readBy('me', 'busy.pdf')).toEqual({ fault: 'wrongContent' });
});

test('a thread that cannot start is no fault of the document', async () => {
  reader = new DocumentReader({ module: broken, limits });
  await expect(readBy('me', 'cv.pdf')).rejects.toMatchObject({ statusCode: 503 });
  await expect(readBy('me', 'cv.pdf')).rejects.toMatchObject({ statusCode: 503 });
});

test("one client's many slow documents keep another one's from its turn for no longer than one of them", async () => {
  reader = new DocumentReader({ module, limits });
  await Promise.all([readBy('warm', 'other.pdf'), readBy('warmer', 'other.pdf')]);
  let done = 0;
  const many = Array.from({ length: 12 }, () => readBy('one', 'slow.pdf')?.then(() => done++));
  await readBy('another', 'other.pdf');
  // Two documents are read at a time.
  expect(done).toBeLessThanOrEqual(2);
  await Promise.all(many);
});

test('a document is the same as bytes and as base64', async () => {
  reader = new DocumentReader();
  const large = Buffer.concat([content, Buffer.alloc(200_000, 32)]);
  const read = (bytes: Uint8Array, isBase64: boolean) =>
    reader?.read('cv.pdf', { bytes, isBase64, size: large.length }, 'me');
  for (const found of [
    await read(Buffer.from(large.toString('base64')), true),
    await read(new Uint8Array(large), false),
  ]) {
    const content = found && 'content' in found ? Buffer.from(found.content) : undefined;
    expect(content?.equals(large)).toBe(true);
    expect(found).toHaveProperty('digest', createHash('sha256').update(large).digest('hex'));
  }
  expect(await read(Buffer.from('!!!!'), true)).toEqual({ fault: 'damagedFile' });
});
