import { afterEach, expect, test } from 'vitest';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../../tests/contracts/documents/pdf.ts';
import { application, SAVE, startTestServer, type TestServer } from '../../../../tests/contracts/server.ts';
import { DocumentReader } from '../../documents/document-reader.ts';
import { BODY_LIMITS, makeBodies } from './body-receiver.ts';

/** A reader that waits until the test lets it begin. */
class PausedReader extends DocumentReader {
  readonly #gate = Promise.withResolvers<void>();
  open = () => this.#gate.resolve();

  override async read(...of: Parameters<DocumentReader['read']>) {
    await this.#gate.promise;
    return super.read(...of);
  }
}

const content = Buffer.concat([pdf([CATALOGUE, PAGES, PAGE, CONTENTS]), Buffer.alloc(80_000, 32)]);
const documents = { name: 'cv.pdf', type: '', size: content.length, data: content.toString('base64') };
/** Bytes of a body that contains this document. */
const BODY = 128 * 1024;

let server: TestServer | undefined;
afterEach(() => server?.close());

test('the waiting client that holds most gets 503 when a client that holds nothing needs room', async () => {
  const reader = new PausedReader();
  const bodies = makeBodies(true, { ...BODY_LIMITS, documents: { all: 6 * BODY, client: 4 * BODY } });
  server = await startTestServer({ reader, bodies });
  const { app } = server;
  const send = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: SAVE, remoteAddress, payload: application({ documents }) });
  const greedy = Array.from({ length: 4 }, () => send('192.0.2.1'));
  const others = ['192.0.2.2', '192.0.2.2'].map(send);
  await expect.poll(() => bodies.documents.bytes, { timeout: 30_000 }).toBe(6 * BODY);
  const newcomer = send('192.0.2.3');
  const refused = await Promise.race(greedy);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  reader.open();
  const statuses = (await Promise.all([...greedy, ...others, newcomer])).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([201, 201, 201, 503, 201, 201, 201]);
  await expect.poll(() => bodies.documents.count, { timeout: 30_000 }).toBe(0);
});
