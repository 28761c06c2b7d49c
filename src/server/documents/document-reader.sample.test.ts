import { createHash } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sample } from '../../../tests/amount/amount.ts';
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

test('a document that takes too much, or brings its thread down, is refused by itself, and the next one is read', async () => {
  reader = new DocumentReader({ module: threads.shaky, limits });
  server = await startTestServer({ reader });
  for (const name of sample(['endless.pdf', 'hungry.pdf', 'crash.pdf', 'leaving.pdf', 'killing.pdf'], 2)) {
    const answer = await server.post(SAVE, application({ documents: document(name) }));
    expect([name, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([name, 422, ['documents']]);
    expect(await readBy('me', 'other.pdf')).toEqual({ fault: 'wrongContent' });
  }
  expect(await server.storage.list({})).toEqual([]);
});

test('a thread that cannot start is no fault of the document', async () => {
  reader = new DocumentReader({ module: threads.broken, limits });
  await expect(readBy('me', 'cv.pdf')).rejects.toMatchObject({ statusCode: 503 });
  await expect(readBy('me', 'cv.pdf')).rejects.toMatchObject({ statusCode: 503 });
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
