import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { application, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { startSampleServer } from '../../../tests/contracts/site-pages.tsx';
import { Clamd } from './clamd.ts';

const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** The streamed document; undefined until it is complete. */
function streamed(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

type Daemon = (socket: Socket, document: Buffer) => void;

/** Starts a daemon that calls `act` when it has received a document. Returns its address. */
async function daemon(act: Daemon, early: (socket: Socket) => void = () => {}, path?: string): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    early(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const document = streamed(received);
      if (document) act(socket, document);
    });
  });
  await new Promise<void>((resolve) => {
    if (path === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(path, resolve);
  });
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  const address = server.address();
  return typeof address === 'string' ? `unix://${address}` : `tcp://127.0.0.1:${address?.port}`;
}

const says =
  (text: string): Daemon =>
  (socket) =>
    void socket.end(text);
const refused = { statusCode: 503, messageName: 'scannerFailed' };
const TIMEOUT_MS = 500;

test.each<[string, number]>([
  ['an empty document', 0],
  ['a single chunk', 100],
  ['a document of many chunks', 1_000_001],
])('%s is streamed to the daemon unchanged', async (_what, size) => {
  const content = Buffer.alloc(size, 'abc');
  let got: Buffer | undefined;
  const url = await daemon((socket, document) => {
    got = document;
    socket.end('stream: OK\0');
  });
  expect(await new Clamd(url).isInfected(content)).toBe(false);
  expect(got?.equals(content)).toBe(true);
});

test('reads a response that arrives in chunks over a Unix socket', async () => {
  const act: Daemon = (socket) => {
    socket.write('stream: Eicar');
    setTimeout(() => socket.end('-Test FOUND\0'), 20);
  };
  const url = await daemon(act, undefined, join(folder, 'clamd.ctl'));
  expect(await new Clamd(url).isInfected(Buffer.from('x'))).toBe(true);
});

test.each<[string, Daemon]>([
  ['an error', says('INSTREAM: Can’t allocate memory ERROR\0')],
  ['a document too large for it', says('INSTREAM size limit exceeded. ERROR\0')],
  ['a response in another protocol', says('HTTP/1.1 200 OK\r\n\r\n\0')],
  ['a malformed finding', says('stream: OK FOUND? no\0')],
  ['a truncated response', says('stream: OK')],
  ['an empty response', says('')],
  ['an endless response', says('x'.repeat(100_000))],
  ['no response', () => {}],
  ['a reset connection', (socket) => void socket.resetAndDestroy()],
])('%s counts as a failed scan', async (_what, act) => {
  const clamd = new Clamd(await daemon(act), TIMEOUT_MS);
  await expect(clamd.isInfected(Buffer.alloc(10))).rejects.toMatchObject(refused);
});

test('reads the response of a daemon that closes the connection while a large document is being sent', async () => {
  const early = (socket: Socket) => {
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
  };
  const clamd = new Clamd(await daemon(() => {}, early), TIMEOUT_MS);
  await expect(clamd.isInfected(Buffer.alloc(10_000_000))).rejects.toMatchObject(refused);
});

test('an unreachable daemon counts as a failed scan', async () => {
  for (const url of ['tcp://127.0.0.1:1', `unix://${folder}/none.ctl`])
    await expect(new Clamd(url, TIMEOUT_MS).isInfected(Buffer.alloc(10))).rejects.toMatchObject(refused);
});

const content = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);
const document = { name: 'cv.pdf', type: '', size: content.length, data: content.toString('base64') };

async function serverWith(act: Daemon): Promise<TestServer> {
  const server = await startTestServer({ clamdUrl: await daemon(act) });
  open.push(server);
  return server;
}

test('an infected document is refused with a message at its field, and nothing is stored', async () => {
  const server = await serverWith(says('stream: Eicar-Test FOUND\0'));
  const response = await server.post(SAVE, application({ documents: document }));
  const message = messages.infectedFile.replace('{label}', 'Document');
  expect([response.statusCode, response.json().fields]).toEqual([422, { documents: message }]);
  expect(await server.storage.list({})).toEqual([]);
});

test('if the scanner fails, forms with a document get 503, and forms without one are stored', async () => {
  const server = await serverWith(says('x ERROR\0'));
  const response = await server.post(SAVE, application({ documents: document }));
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '10',
    { message: messages.scannerFailed },
  ]);
  expect(await server.storage.list({})).toEqual([]);
  expect((await server.post(SAVE, application())).statusCode).toBe(201);
});

test('a clean document is stored, and a document that is refused anyway is not sent to the scanner', async () => {
  let asked = 0;
  const server = await serverWith((socket) => {
    asked++;
    socket.end('stream: OK\0');
  });
  expect((await server.post(SAVE, application({ documents: { ...document, name: 'cv.docx' } }))).statusCode).toBe(422);
  expect(asked).toBe(0);
  expect((await server.post(SAVE, application({ documents: document }))).statusCode).toBe(201);
  expect(asked).toBe(1);
});

test('if the scanner fails, a plain form is shown again with the visitor’s input', async () => {
  const server = await startSampleServer({ clamdUrl: await daemon(says('x ERROR\0')) });
  open.push(server);
  const form = new FormData();
  const fields = {
    source: 'career',
    fullName: 'Otieno K',
    email: 'o@example.com',
    portfolio: '',
    privacyConsent: 'on',
  };
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('documents', new Blob([new Uint8Array(content)]), 'cv.pdf');
  const request = new Response(form);
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const response = await server.app.inject({ method: 'POST', url: SAVE, payload, headers });
  expect([response.statusCode, response.body.includes(messages.scannerFailed)]).toEqual([503, true]);
  expect(response.body).toContain('value="Otieno K"');
});
