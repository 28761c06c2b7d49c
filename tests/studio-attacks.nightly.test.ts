/**
 * Attacks on the studio over raw sockets, which a browser would never send: all are refused, and the studio keeps
 * running.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf, startStudio } from '../scripts/bench/studio/running-studio.ts';
import { ROOT } from '../scripts/lib/root.ts';
import type { RunningServer } from '../scripts/lib/running-server.ts';
import { studioFolder } from '../src/studio/server/studio.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-attacks-'));
const configDir = path.join(folder, 'site');
const SECRET = 'only for those outside';
let studio: RunningServer;
let port = '';
let pagePort = '';
let cookie = '';
let key = '';

beforeAll(async () => {
  cpSync(path.join(ROOT, 'tests/fixture-site'), configDir, { recursive: true });
  mkdirSync(path.join(folder, 'outside'));
  for (const name of ['secret.json', 'secret.png']) writeFileSync(path.join(folder, 'outside', name), `"${SECRET}"`);
  for (const room of ['pages', 'images', 'collections'])
    symlinkSync(path.join(folder, 'outside'), path.join(configDir, room, 'linked'));
  studio = await startStudio(configDir);
  const { port: shellPort, hash } = new URL(studio.url);
  const { pageOrigin } = await callsOf(studio)('overview', {});
  const token = hash.replace('#token=', '');
  port = shellPort;
  pagePort = new URL(pageOrigin).port;
  cookie = `Cookie: studio-${port}=${token}`;
  key = `X-Studio: ${token}`;
});
afterAll(async () => {
  await studio[Symbol.asyncDispose]();
  const kept = studioFolder({ root: ROOT, configDir, cacheDir: path.join(ROOT, '.cache') });
  for (const dir of [folder, kept]) rmSync(dir, { recursive: true, force: true });
});

/** Sends bytes and reads until the other side closes. */
function sent(to: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(to), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}

const JSON_TYPE = 'Content-Type: application/json';
const own = () => `Host: 127.0.0.1:${port}`;
const ownPages = () => `Host: 127.0.0.1:${pagePort}`;
const full = () => [own(), cookie, key, JSON_TYPE];

function request(method: string, target: string, headers: string[], body = ''): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return `${[`${method} ${target} HTTP/1.1`, ...headers, length, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;
}

const edit = '{"file":"site.json","version":1,"edits":[{"type":"set","at":"/name","value":"Forged"}]}';
const asking = (...headers: string[]) => request('POST', '/api/edit', headers, edit);

/** What each attack is, to which of the two ports it is sent, and its bytes. */
type Attacks = [what: string, to: string, text: string][];

/** Expects that each is refused without revealing a secret, and that the studio continues with nothing changed. */
async function expectRefused(attacks: Attacks): Promise<void> {
  const responses: [string, string][] = [];
  for (const [what, to, text] of attacks) {
    const response = await sent(to, text);
    expect(response, what).not.toContain(SECRET);
    expect(response.toLowerCase(), what).not.toContain('access-control-allow');
    responses.push([what, response.split('\r\n')[0] ?? '']);
  }
  expect(responses.filter(([, status]) => !/^HTTP\/1\.1 4\d\d /.test(status))).toEqual([]);
  expect((await callsOf(studio)('overview', {})).state.unsaved).toEqual([]);
}

test('the same request succeeds if the studio itself sends it', async () => {
  expect(await sent(port, request('POST', '/api/overview', full(), '{}'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('host names that resolve to this machine', async () => {
  const names = (at: string) => [
    'evil.example',
    `evil.example:${at}`,
    `127.0.0.1.nip.example:${at}`,
    `0.0.0.0:${at}`,
    `[::1]:${at}`,
    `[::ffff:127.0.0.1]:${at}`,
    `2130706433:${at}`,
    `0x7f.1:${at}`,
    `127.000.000.001:${at}`,
    `LOCALHOST:${at}`,
    `127.0.0.1:${at}.`,
    `127.0.0.1:${at}@evil.example`,
    '',
  ];
  const shell = names(port).map((name): Attacks[number] => [
    `host ${name}`,
    port,
    asking(`Host: ${name}`, cookie, key, JSON_TYPE),
  ]);
  const pages = names(pagePort).map((name): Attacks[number] => [
    `page host ${name}`,
    pagePort,
    request('GET', '/', [`Host: ${name}`, cookie]),
  ]);
  await expectRefused([
    ...shell,
    ...pages,
    [
      'two hosts, the own one first',
      port,
      asking('Host: evil.example', ...full())
        .replace('Host: evil.example\r\n', '')
        .replace(own(), `${own()}\r\nHost: evil.example`),
    ],
    ['two hosts, the own one last', port, asking('Host: evil.example', ...full())],
    ['no host', port, asking(cookie, key, JSON_TYPE)],
    ['no host, as in old times', port, asking(cookie, key, JSON_TYPE).replace('HTTP/1.1', 'HTTP/1.0')],
    ['another host in the target', port, request('POST', 'http://evil.example/api/edit', full(), edit)],
    ['its own host in the target', port, request('POST', `http://127.0.0.1:${port}/api/edit`, full(), edit)],
    ['a page with a host in the target', pagePort, request('GET', 'http://evil.example/', [ownPages(), cookie])],
    ['no target', port, request('OPTIONS', '*', full())],
  ]);
});

test('pages of other origins, and requests that browsers send without a preflight', async () => {
  const from = (...headers: string[]) => asking(...full(), ...headers);
  const socket = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw=='];
  const upgrade = (host: string, ...headers: string[]) =>
    request('GET', '/api/events', [host, cookie, ...socket, ...headers]).replace(
      'Connection: close',
      'Connection: Upgrade, close',
    );
  const preflight = (...headers: string[]) =>
    request('OPTIONS', '/api/edit', [
      own(),
      ...headers,
      'Access-Control-Request-Method: POST',
      'Access-Control-Request-Headers: content-type,x-studio',
    ]);
  const simple = (type: string) => asking(own(), cookie, `Content-Type: ${type}`);
  await expectRefused([
    ['another origin', port, from('Origin: https://evil.example')],
    ['no origin to speak of', port, from('Origin: null')],
    ['the origin of the pages', port, from(`Origin: http://127.0.0.1:${pagePort}`)],
    ['another site', port, from('Sec-Fetch-Site: cross-site')],
    ['another port', port, from('Sec-Fetch-Site: same-site')],
    ['no token in the header', port, asking(own(), cookie, JSON_TYPE)],
    ['no cookie', port, asking(own(), key, JSON_TYPE)],
    ['text', port, simple('text/plain')],
    ['a form', port, simple('application/x-www-form-urlencoded')],
    ['a form in parts', port, simple('multipart/form-data; boundary=x')],
    ['text with the token', port, asking(own(), cookie, key, 'Content-Type: text/plain')],
    ['no type with the token', port, asking(own(), cookie, key)],
    ['a session by text', port, request('POST', '/api/session', [own(), 'Content-Type: text/plain'], '{"token":""}')],
    ['a session by guessing', port, request('POST', '/api/session', [own(), JSON_TYPE], '{"token":"x"}')],
    ['the events without a cookie', port, request('GET', '/api/events', [own()])],
    ['a socket of another origin', port, upgrade(own(), 'Origin: https://evil.example')],
    ['a socket of its own', port, upgrade(own(), `Origin: http://127.0.0.1:${port}`)],
    ['a socket to the pages', pagePort, upgrade(ownPages(), 'Origin: https://evil.example')],
    ['leave to ask', port, preflight('Origin: https://evil.example')],
    [
      'leave to ask for the pages',
      port,
      preflight(`Origin: http://127.0.0.1:${pagePort}`, 'Sec-Fetch-Site: same-site'),
    ],
    ['leave to ask for itself', port, preflight(`Origin: http://127.0.0.1:${port}`)],
    [
      'a call at the port of the pages',
      pagePort,
      request('POST', '/api/edit', [ownPages(), cookie, key, JSON_TYPE], edit),
    ],
    [
      'the pages from another origin',
      pagePort,
      request('GET', '/', [ownPages(), cookie, 'Origin: https://evil.example']),
    ],
  ]);
});

test('duplicate lengths, malformed lines and endless headers', async () => {
  await expectRefused([
    ['two lengths', port, asking(...full(), 'Content-Length: 2')],
    ['a length and pieces', port, asking(...full(), 'Transfer-Encoding: chunked')],
    ['lines without a return', port, `GET / HTTP/1.1\n${own()}\n\n`],
    ['a folded line', port, request('GET', '/', [own(), 'X-Folded: one\r\n two'])],
    ['no HTTP', port, '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
    ['an endless header', port, request('GET', '/', [own(), `X-Long: ${'a'.repeat(70_000)}`])],
    ['an endless path', port, request('GET', `/${'a'.repeat(15_000)}`, [own(), cookie])],
  ]);
});

const ELSEWHERE = [
  '/assets/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%252e%252e/%252e%252e/package.json',
  '/assets/..\\..\\package.json',
  '/..;/package.json',
  '/assets/%c0%ae%c0%ae/package.json',
  '/assets/....//....//package.json',
  '/handbook/../../package.json',
  '/handbook/..%5c..%5cREADME.md',
  '/images/..%2fimages.json',
  '/fonts/..%2f..%2fpackage.json',
  '/_studio/picture/..%2f..%2fimages',
  '/_studio/picture/linked%2fsecret',
  '/_studio/still/before/..%2f..%2f/',
  '/images/linked/secret.png',
  '/linked/secret.json',
  '/site.json',
];

test('paths out of the folder in every spelling, and through symbolic links', async () => {
  const names = [
    '../outside/secret.json',
    'pages/linked/secret.json',
    'images/linked/secret.png',
    'linked/secret.json',
  ];
  await expectRefused([
    ...ELSEWHERE.flatMap(
      (target): Attacks => [
        [`shell ${target}`, port, request('GET', target, [own(), cookie])],
        [`pages ${target}`, pagePort, request('GET', target, [ownPages(), cookie])],
      ],
    ),
    ...names.flatMap(
      (file): Attacks => [
        [`read ${file}`, port, request('POST', '/api/file', full(), JSON.stringify({ file }))],
        [
          `write ${file}`,
          port,
          request('POST', '/api/change', full(), JSON.stringify({ title: '', files: [{ file, text: '{}' }] })),
        ],
      ],
    ),
  ]);
});
