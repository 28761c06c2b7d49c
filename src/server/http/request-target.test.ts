/**
 * Requests that a proxy and the server could interpret differently, over real connections: each is refused before it
 * has an effect.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { enquiry, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';

let server: TestServer;
let publicDir: string;
let port: number;
beforeAll(async () => {
  publicDir = mkdtempSync(join(tmpdir(), 'targets-'));
  writeFileSync(join(publicDir, 'index.html'), 'Home');
  writeFileSync(join(publicDir, '404.html'), 'Nothing');
  server = await startTestServer({ publicDir, siteUrl: 'https://www.kilele.example' });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = address && typeof address === 'object' ? address.port : 0;
});
afterAll(async () => {
  await server.close();
  rmSync(publicDir, { recursive: true, force: true });
});

/** Milliseconds without data after which a response is complete although the connection stays open. */
const SILENCE = 8000;

/** Sends raw bytes; returns everything received until the server closes the connection or sends no more. */
function say(text: string): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const timer = setTimeout(() => socket.destroy(), SILENCE);
    socket.setEncoding('latin1').on('data', (part) => {
      response += part;
      timer.refresh();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(response);
    });
  });
}

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
const get = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n`;

test.each<[string, string]>([
  ['two hosts', get('/', 'Host: a.example', 'Host: b.example')],
  ['the same host twice', get('/', 'Host: a.example', 'host: a.example')],
  ['no host', get('/')],
  ['an empty host', get('/', 'Host:')],
  ['a host with a path', get('/', 'Host: a.example/b')],
  ['a host with a name and a password', get('/', 'Host: user@a.example')],
  ['two hosts in one', get('/', 'Host: a.example, b.example')],
  ['a host with blanks', get('/', 'Host: a example')],
  ['a host with a port of letters', get('/', 'Host: a.example:http')],
  ['a host with markup', get('/', 'Host: "><script>')],
  ['a host with letters beyond ASCII', get('/', 'Host: \xe4.example')],
  ['another host in the target', get('http://b.example/', 'Host: a.example')],
  ['another port in the target', get('http://a.example:81/', 'Host: a.example')],
  ['a user name in the target', get('http://x@a.example/', 'Host: a.example')],
  ['a target with another scheme', get('ftp://a.example/', 'Host: a.example')],
  ['a target without a slash', get('about', 'Host: a.example')],
  ['an asterisk as the target of GET', get('*', 'Host: a.example')],
  ['NUL in the path', get('/\0', 'Host: a.example')],
  ['a control character in the path', get('/\x01', 'Host: a.example')],
  ['a space in the path', get('/a b', 'Host: a.example')],
  ['NUL in a header', get('/', 'Host: a.example', 'X: \0')],
  ['a folded header', get('/', 'Host: a.example', 'X: a\r\n b')],
  ['a space before the colon', get('/', 'Host : a.example')],
  ['a bare line feed between headers', 'GET / HTTP/1.1\nHost: a.example\n\n'],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a.example\r\n\r\n'],
  ['an unknown version', 'GET / HTTP/3.7\r\nHost: a.example\r\n\r\n'],
  ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01'],
])('%s: 400 with a message, and the connection is closed', async (_what, text) => {
  const response = await say(text);
  expect(statusOf(response)).toBe(400);
  expect(response).toContain(messages.malformed);
  expect(response).toMatch(/^connection: close\r$/im);
  expect(response).not.toContain('Home');
});

const HEAD = `POST ${SAVE} HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n`;
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: a.example\r\n\r\n';
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const body = JSON.stringify(enquiry());

test.each<[string, string]>([
  ['two lengths', `${HEAD}Content-Length: ${body.length}\r\nContent-Length: 0\r\n\r\n${body}`],
  ['the same length twice', `${HEAD}Content-Length: ${body.length}\r\nContent-Length: ${body.length}\r\n\r\n${body}`],
  ['a list of lengths', `${HEAD}Content-Length: ${body.length}, ${body.length}\r\n\r\n${body}`],
  ['a length with a sign', `${HEAD}Content-Length: +${body.length}\r\n\r\n${body}`],
  ['a negative length', `${HEAD}Content-Length: -1\r\n\r\n${body}`],
  ['a length in hexadecimal', `${HEAD}Content-Length: 0x10\r\n\r\n${body}`],
  ['a length that is too large for a number', `${HEAD}Content-Length: 99999999999999999999999\r\n\r\n${body}`],
  ['a length, then chunked encoding', `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(body)}`],
  ['chunked encoding, then a length', `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n${chunked(body)}`],
  ['chunked that is not the last encoding', `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n${chunked(body)}`],
  ['Transfer-Encoding with a space before the colon', `${HEAD}Transfer-Encoding : chunked\r\n\r\n${chunked(body)}`],
  ['an invalid chunk size', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`],
  ['a chunk size that is too large', `${HEAD}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n${body}`],
])('%s: 4xx, nothing is stored, and a smuggled request is not read', async (_what, text) => {
  const response = await say(text + HIDDEN);
  expect(statusOf(response)).toBeGreaterThanOrEqual(400);
  expect(statusOf(response)).toBeLessThan(500);
  expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(await server.storage.list({})).toEqual([]);
});

test.each<[string, number, string]>([
  ['a name with a port', 200, get('/', 'Host: a.example:8080')],
  ['an address', 200, get('/', 'Host: 127.0.0.1:3000')],
  ['an IPv6 address', 200, get('/', 'Host: [::1]:3000')],
  ['the same host in the target', 200, get('http://A.example/?a', 'Host: a.example')],
  ['a target that is nothing but the host', 200, get('http://a.example', 'Host: a.example')],
  ['no host before HTTP/1.1', 200, 'GET / HTTP/1.0\r\n\r\n'],
  ['an encoded NUL in the path', 404, get('/%00', 'Host: a.example')],
  ['an asterisk as the target of OPTIONS', 204, 'OPTIONS * HTTP/1.1\r\nHost: a.example\r\n\r\n'],
  ['a tunnel to another server', 405, 'CONNECT b.example:443 HTTP/1.1\r\nHost: b.example:443\r\n\r\n'],
  ['an expectation that is not supported', 417, `${HEAD}Expect: nothing\r\nContent-Length: 0\r\n\r\n`],
])('%s: %i', async (_what, status, text) => {
  const last = text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  for (let time = 0; time < 2; time++) expect(statusOf(await say(last))).toBe(status);
});

test('responses that bypass the framework have the headers of all responses', async () => {
  for (const text of [get('/'), get('/', 'Host: a', 'Host: b'), 'CONNECT b:443 HTTP/1.1\r\nHost: b:443\r\n\r\n']) {
    const response = (await say(text)).toLowerCase();
    for (const name of [
      'x-content-type-options: nosniff',
      "default-src 'none'",
      'strict-transport-security: ',
      'no-store',
    ])
      expect(response).toContain(name);
  }
});
