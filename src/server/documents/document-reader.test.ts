import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { application, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { DocumentReader } from './document-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'reader-'));
/** A thread whose reading goes wrong for documents of these names. */
const module = pathToFileURL(join(folder, 'shaky.ts'));
const own = new URL('.', import.meta.url);
beforeAll(() =>
  writeFileSync(
    module,
    `import { answer } from '${new URL('../threads/answering.ts', own)}';
    const ways = {
      'endless.pdf': () => { for (;;); },
      'stuck.pdf': () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
      'crash.pdf': () => { setImmediate(() => { throw new Error('x'); }); return new Promise(() => {}); },
      'hungry.pdf': () => { const all = []; for (;;) all.push(new Array(100000).fill({})); },
      'leaving.pdf': () => process.exit(0),
    };
    answer({ read: async (name) => ways[name]?.() ?? { fault: 'wrongContent' } });`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: TestServer | undefined;
let reader: DocumentReader | undefined;
afterEach(async () => {
  await server?.close();
  await reader?.close();
});

const content = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);
const document = (name: string) => ({ name, type: '', size: content.length, data: content.toString('base64') });

test('a document that brings its thread down is refused and not stored, and the next one is read', async () => {
  reader = new DocumentReader({ module, patience: 1500 });
  server = await startTestServer({ reader });
  const post = async (name: string) => {
    const answer = await server?.post(SAVE, application({ documents: document(name) }));
    return answer?.statusCode;
  };
  for (const name of ['endless.pdf', 'crash.pdf', 'hungry.pdf', 'leaving.pdf']) {
    expect([name, await post(name)]).toEqual([name, 503]);
    expect(await post('other.pdf')).toBe(422);
  }
  // Whoever waits behind one is not taken down with it.
  expect(await Promise.all(['crash.pdf', 'other.pdf', 'stuck.pdf', 'other.pdf'].map(post))).toEqual([
    503, 422, 503, 422,
  ]);
  expect(await server.storage.list({})).toEqual([]);
}, 30_000);

test('what comes as bytes and what comes as base64 is the same document', async () => {
  reader = new DocumentReader();
  const large = Buffer.concat([content, Buffer.alloc(200_000, 32)]);
  const read = (bytes: Uint8Array, isBase64: boolean) =>
    reader?.read('cv.pdf', { bytes, isBase64, size: large.length });
  const found = await read(Buffer.from(large.toString('base64')), true);
  expect(found).toEqual(await read(new Uint8Array(large), false));
  expect(found).toMatchObject({ content: new Uint8Array(large), digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await read(Buffer.from('!!!!'), true)).toEqual({ fault: 'damagedFile' });
});
