/** Threads that hang, crash or take long: whose fault it is, and who waits. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { shakyThreads } from '../../../tests/contracts/documents/shaky-reader.ts';
import { application, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { DocumentReader } from './document-reader.ts';

const threads = shakyThreads();
afterAll(() => threads[Symbol.dispose]());

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

test('a thread that hangs without doing anything is no fault of the document', async () => {
  reader = new DocumentReader({ module: threads.shaky, limits: { processor: 300, clock: 1500 } });
  server = await startTestServer({ reader });
  const answer = await server.post(SAVE, application({ documents: document('stuck.pdf') }));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  expect(await server.storage.list({})).toEqual([]);
});

test('a document that crashes its thread does not fail the next one in the queue', async () => {
  reader = new DocumentReader({ module: threads.shaky, limits });
  const names = ['crash.pdf', 'other.pdf', 'endless.pdf', 'other.pdf', 'other.pdf'];
  const found = await Promise.all(names.map((name) => readBy('me', name)));
  const [spoilt, fine] = [{ fault: 'tooComplex' }, { fault: 'wrongContent' }];
  expect(found).toEqual([spoilt, fine, spoilt, fine, fine]);
});

test('time that other work on the machine takes is not counted', async () => {
  reader = new DocumentReader({ module: threads.shaky, limits: { processor: 200, clock: 5000 } });
  expect(await readBy('me', 'slow.pdf')).toEqual({ fault: 'wrongContent' });
});

test('a document that takes longer than a thread may stall is read completely', async () => {
  reader = new DocumentReader({ module: threads.shaky, limits: { processor: 5000, clock: 500 } });
  expect(await readBy('me', 'busy.pdf')).toEqual({ fault: 'wrongContent' });
});

test("one client's many slow documents keep another one's from its turn for no longer than one of them", async () => {
  reader = new DocumentReader({ module: threads.shaky, limits });
  await Promise.all([readBy('warm', 'other.pdf'), readBy('warmer', 'other.pdf')]);
  let done = 0;
  const many = Array.from({ length: 12 }, () => readBy('one', 'slow.pdf')?.then(() => done++));
  await readBy('another', 'other.pdf');
  // Two documents are read at a time.
  expect(done).toBeLessThanOrEqual(2);
  await Promise.all(many);
});
