import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { siteHeaders } from '../../contracts/hosting.ts';
import { type EncodedFile, FileCache } from './file-cache.ts';
import { onNewBuild } from './new-build.ts';
import { isNotModified } from './respond-from-cache.ts';

const root = mkdtempSync(join(tmpdir(), 'held-'));
const publicDir = join(root, 'public');
const LONG = '<p>word</p>'.repeat(500);
let server: TestServer;
let port: number;

function write(name: string, content: string | Buffer): void {
  mkdirSync(join(publicDir, name, '..'), { recursive: true });
  writeFileSync(join(publicDir, name), content);
}

interface ReceivedResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request over the network, because `inject` bypasses the code that responds from memory. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sending.on('error', reject).end();
  });
}

/** Requests a path twice: the first response comes from the framework, the second from memory. */
const sendTwice = async (path: string, headers?: Record<string, string>, method?: string) =>
  [await send(path, headers, method), await send(path, headers, method)] as const;

const lasting = ({ date: _date, connection: _connection, 'keep-alive': _keep, ...rest }: IncomingHttpHeaders) => rest;

beforeAll(async () => {
  write('index.html', '<h1>Home</h1>');
  write('about/index.html', LONG);
  write('about/index.html.br', brotliCompressSync(LONG));
  write('terms/index.html', LONG);
  write('assets/Main-a1.js', 'let a');
  write('404.html', '<h1>404</h1>');
  write('film.mp4', Buffer.alloc(3000, 7));
  write('large.svg', Buffer.alloc(2 * 1024 * 1024, 32));
  writeFileSync(join(root, 'build.json'), '1');
  server = await startTestServer({ publicDir, siteUrl: 'https://www.kilele.example' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  port = address.port;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

test.each([
  ['/', {}],
  ['/about', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['/about?from=mail', { 'accept-encoding': 'gzip' }],
  ['/assets/Main-a1.js', {}],
])(
  '%s is the same from memory as through the framework, with every header of the description',
  async (path, headers) => {
    const [first, second] = await sendTwice(path, headers);
    expect([second.status, lasting(second.headers)]).toEqual([200, lasting(first.headers)]);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers).toMatchObject(siteHeaders('https://www.kilele.example'));
    const etag = String(second.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await send(path, { ...headers, 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect((await send(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  },
);

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br; q=0.0, gzip', 'gzip'],
  ['deflate, GZIP ;q=0.8', 'gzip'],
  ['br;q=0', 'none'],
  ['gzip;q=0.00', 'none'],
  ['brx, x-gzip-like', 'none'],
  ['', 'none'],
] as const)('who accepts "%s" gets the encoding %s, with an ETag of its own', async (accepted, encoding) => {
  const responses = await sendTwice('/about', { 'accept-encoding': accepted });
  const others = ['br', 'gzip', ''].filter((other) => (other || 'none') !== encoding);
  const tags = await Promise.all(
    others.map(async (other) => (await send('/about', { 'accept-encoding': other })).headers.etag),
  );
  for (const { headers, body } of responses) {
    expect(headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(decoders[encoding](body).toString()).toBe(LONG);
    expect(headers.vary).toBe('accept-encoding');
    expect(tags).not.toContain(headers.etag);
  }
});

test('a page that the build did not compress is compressed on request', async () => {
  const response = await send('/terms', { 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.body).toString()).toBe(LONG);
});

test('HEAD has the Content-Length of GET, and no body', async () => {
  const [, response] = await sendTwice('/about', {}, 'HEAD');
  expect([response.status, response.body.length, response.headers['content-length']]).toEqual([
    200,
    0,
    String(LONG.length),
  ]);
});

test('large files and videos come from disk, in ranges if requested', async () => {
  for (const path of ['/film.mp4', '/large.svg']) {
    const [, part] = await sendTwice(path, { range: 'bytes=0-9' });
    expect([part.status, part.body.length]).toEqual([206, 10]);
    expect(part.headers).toMatchObject(siteHeaders('https://'));
  }
});

test.each(['/../server.json', '/about/', '/ABOUT', '/.env', '/about%00', '/nothing'])(
  '%s is not taken from memory, however often it is asked for',
  async (path) => {
    for (const { status } of await sendTwice(path)) expect([308, 404]).toContain(status);
  },
);

test('a POST with a content type and no body is answered at once', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n',
  );
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

test('a new build is served without a restart', async () => {
  await sendTwice('/');
  write('index.html', '<h1>New</h1>');
  expect((await send('/')).body.toString()).toBe('<h1>Home</h1>');
  writeFileSync(join(root, 'build.json'), '2');
  await expect.poll(async () => (await send('/')).body.toString()).toBe('<h1>New</h1>');
});

test('a watcher that was stopped makes no more calls', async () => {
  const silent = vi.fn();
  onNewBuild(root, silent)();
  const heard = vi.fn();
  const stop = onNewBuild(root, heard);
  writeFileSync(join(root, 'build.json'), '3');
  await expect.poll(() => heard.mock.calls).toHaveLength(1);
  stop();
  expect(silent).not.toHaveBeenCalled();
});

describe('memory', () => {
  test('never exceeds its limit, and drops the least recently requested files', async () => {
    const files = new FileCache(publicDir, {}, 25);
    for (const name of ['/index.html', '/404.html', '/assets/Main-a1.js']) await files.load(name, name);
    expect(files.bytes).toBeLessThanOrEqual(25);
    expect(files.get('/index.html')).toBeUndefined();
    files.get('/404.html');
    await files.load('/home', '/index.html');
    expect([files.get('/assets/Main-a1.js'), files.get('/404.html')?.plain.body.length]).toEqual([undefined, 12]);
  });

  test('does not keep files of a replaced build', async () => {
    const files = new FileCache(publicDir, {});
    const reading = files.load('/about', '/about/index.html');
    files.clear();
    expect((await reading)?.plain.body.length).toBe(LONG.length);
    expect([files.get('/about'), files.bytes]).toEqual([undefined, 0]);
  });

  test('reads a file once for simultaneous requests', async () => {
    const files = new FileCache(publicDir, {});
    const all = await Promise.all(Array.from({ length: 20 }, () => files.load('/about', '/about/index.html')));
    expect(new Set(all).size).toBe(1);
    expect(files.bytes).toBe(LONG.length + brotliCompressSync(LONG).length + gzipSync(LONG).length);
  });
});

test.each([
  ['*', true],
  ['W/"a"', true],
  ['"b","a"', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match: %s', (known, expected) => {
  const form: EncodedFile = { body: Buffer.alloc(0), etag: '"a"', headers: {}, rawHeaders: [], notModifiedHeaders: {} };
  expect(isNotModified(form, { 'if-none-match': known })).toBe(expected);
});
