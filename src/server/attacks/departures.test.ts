/**
 * Visitors who disconnect while a page is sent or a form is received: this is not a server error and must not raise an
 * alert.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';

/** Log level of the logger: warnings and errors. */
const WARNING = 40;
let publicDir: string;
let lines: { level: number; msg: string }[];
let server: TestServer;
let visitor: Socket;
beforeEach(async () => {
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  publicDir = mkdtempSync(join(tmpdir(), 'departures-'));
  // Too large for the cache, so it is streamed from disk.
  writeFileSync(join(publicDir, 'film.bin'), Buffer.alloc(20_000_000));
  server = await startTestServer({ logLevel: 'info', publicDir });
  visitor = new Socket().on('error', () => {});
});
afterEach(async () => {
  visitor.destroy();
  await server.close();
  rmSync(publicDir, { recursive: true, force: true });
});

async function send(text: string): Promise<void> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  lines = [];
  const address = server.app.server.address();
  visitor.connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1', () => visitor.write(text));
}

/** Disconnects the visitor, and waits until the server has noticed. */
async function leave({ raw }: Pick<FastifyRequest, 'raw'>): Promise<void> {
  const known = new Promise<void>((resolve) => raw.socket.once('close', () => resolve()));
  visitor.destroy();
  await known;
}

/** The warnings and errors in the log, once it is complete. */
async function alarms(): Promise<typeof lines> {
  await server.app.close();
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  return lines.filter(({ level }) => level >= WARNING);
}

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('a visitor who disconnects before a file is sent', async () => {
  const left = new Promise<void>((resolve) => {
    server.app.addHook('onSend', (request) => leave(request).then(resolve));
  });
  await send(requestOf('/film.bin'));
  await left;
  await expect.poll(() => lines).not.toEqual([]);
  expect(await alarms()).toEqual([]);
  expect(lines).toMatchObject([{ msg: 'the client disconnected' }]);
});

test('a visitor who disconnects while a file is being sent', async () => {
  const heard = once(server.app.server, 'request');
  await send(requestOf('/film.bin'));
  const [raw] = await heard;
  // The server sends the rest of the file only when the client reads on.
  await new Promise<void>((resolve) => visitor.once('data', () => resolve(void visitor.pause())));
  await leave({ raw });
  expect(await alarms()).toEqual([]);
});

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'a visitor who leaves in the midst of a form: %s',
  async (type) => {
    const part = '--x\r\nContent-Disposition: form-data; name="documents"; filename="cv.pdf"\r\n\r\n%PDF';
    const heard = once(server.app.server, 'request');
    await send(
      `POST ${SAVE} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${part}`,
    );
    const [raw] = await heard;
    await leave({ raw });
    expect(await alarms()).toEqual([]);
    expect(await server.storage.list({})).toEqual([]);
  },
);

test('a server error is logged as an error even if the client has disconnected', async () => {
  const left = new Promise<void>((resolve) => {
    server.app.get('/fails', async (request) => {
      await leave(request);
      resolve();
      throw new TypeError('of ours');
    });
  });
  await send(requestOf('/fails'));
  await left;
  expect(await alarms()).toMatchObject([{ level: 50, msg: 'a request failed' }]);
});
