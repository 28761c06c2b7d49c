/** Requests by other pages, by other programs, and under other host names are refused and change nothing. */
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { CallName } from '../../contract/api.ts';
import { TestStudio } from '../../testing/test-studio.ts';
import { TOKEN_HEADER } from './access.ts';

/** One studio for all requests, since none of them changes anything. */
const trial = await TestStudio.open();
afterAll(() => trial[Symbol.asyncDispose]());

type Forge = (own: Record<string, string>) => InjectOptions['headers'];

const without =
  (name: string): Forge =>
  ({ [name]: _gone, ...rest }) =>
    rest;
const withHeader =
  (name: string, value: string): Forge =>
  (own) => ({ ...own, [name]: value });

const forged: [string, Forge][] = [
  ['without a cookie', without('cookie')],
  ['without the token header', without(TOKEN_HEADER)],
  ['with a wrong token in the header', withHeader(TOKEN_HEADER, 'x'.repeat(32))],
  ['with an empty token', withHeader(TOKEN_HEADER, '')],
  ['with a wrong cookie', withHeader('cookie', 'studio-5001=no')],
  ['with the cookie of another port', withHeader('cookie', 'studio-5002=no')],
  ['from another origin', withHeader('origin', 'https://example.com')],
  ['from the origin of the previewed page', withHeader('origin', 'http://127.0.0.1:5002')],
  ['from a file', withHeader('origin', 'null')],
  ['from another scheme', withHeader('origin', 'https://127.0.0.1:5001')],
  ['from another site, according to Sec-Fetch-Site', withHeader('sec-fetch-site', 'cross-site')],
  ['from another port, according to Sec-Fetch-Site', withHeader('sec-fetch-site', 'same-site')],
  ['for another host', withHeader('host', 'example.com')],
  ['for another name that resolves to this machine', withHeader('host', 'studio.example.com:5001')],
  ['for another port of this machine', withHeader('host', '127.0.0.1:80')],
  ['for a host that starts with this one', withHeader('host', '127.0.0.1:5001.example.com')],
  ['for an address in the local network', withHeader('host', '192.168.0.10:5001')],
  ['for a host with a trailing dot', withHeader('host', '127.0.0.1.:5001')],
  ['for this machine by IPv6', withHeader('host', '[::1]:5001')],
  ['for another spelling of the IP address', withHeader('host', '127.1:5001')],
  ['for a host without a port', withHeader('host', '127.0.0.1')],
  ['from localhost with the same port', withHeader('origin', 'http://localhost:5001')],
  ['for and from localhost', (own) => ({ ...own, host: 'localhost:5001', origin: 'http://localhost:5001' })],
  ['from another spelling of this origin', withHeader('origin', 'http://127.0.0.1:5001/')],
  ['with an empty Sec-Fetch-Site', withHeader('sec-fetch-site', '')],
  ['to upgrade to another protocol', withHeader('upgrade', 'websocket')],
];

const bodies: [string, InjectOptions][] = [
  ['as a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'file=site.json' }],
  ['as plain text', { headers: { 'content-type': 'text/plain' }, payload: '{"file":"site.json"}' }],
  ['as invalid JSON', { headers: { 'content-type': 'application/json' }, payload: '{' }],
  ['without the required property', { headers: { 'content-type': 'application/json' }, payload: '{}' }],
  ['for a file outside of the folder', { payload: { file: '../../package.json' } }],
  ['for an absolute path', { payload: { file: '/etc/passwd' } }],
];

/** Names of files outside of the content, and non-canonical names of content files. */
const elsewhere = [
  '../outside.json',
  'pages/../../outside.json',
  'pages/../site.json',
  'pages/./home.json',
  'pages//home.json',
  '/pages/home.json',
  'pages/..\\..\\outside.json',
  'pages\\home.json',
  'C:\\outside.json',
  'file:///etc/passwd',
  'pages/home.json\0',
  'pages/.home.json',
  `pages/${'a'.repeat(300)}.json`,
  '',
];

/** Every call that names a file, and a function that builds its request. */
const naming: [CallName, (file: string) => object][] = [
  ['file', (file) => ({ file })],
  ['edit', (file) => ({ file, version: 1, edits: [{ type: 'set', at: '/title', value: 'Forged' }] })],
  ['text', (file) => ({ file, version: 1, text: '{}' })],
  ['change', (file) => ({ title: '', files: [{ file, text: '{}' }] })],
  ['explain', (file) => ({ file, pointer: '' })],
  ['shown', (file) => ({ file })],
  ['history', (file) => ({ file })],
  ['restore', (file) => ({ file, id: 'save-1' })],
  ['resolve-conflict', (file) => ({ file, pointer: '', keep: 'theirs' })],
];

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const edit = (edits: string) => `{"file":"pages/home.json","version":1,"edits":${edits}}`;

/** Bodies that are valid JSON but not valid requests. */
const odd: [CallName, string][] = [
  ['edit', edit('[null]')],
  ['edit', edit('[{"type":"set"}]')],
  ['edit', edit('[{"type":"explode","at":"/title"}]')],
  ['edit', edit('[{"type":"move","from":"/title","to":"/title/x"}]')],
  ['edit', edit('[{"type":"insert","at":"nonsense","value":1}]')],
  ['edit', edit(`[{"type":"set","at":"/title","value":${deep}}]`)],
  ['change', '{"title":"x","files":[{"file":"pages/new.json"}]}'],
  ['change', '{"title":"x","files":[{"file":"pages/home.json","edits":"x"}]}'],
  ['operate', '{"operation":{"do":"explode"},"isDryRun":false}'],
  ['operate', '{"operation":{"do":"rename"},"isDryRun":false}'],
  ['operate', '{"operation":{"do":"create","kind":"pages","name":"../outside"},"isDryRun":false}'],
  ['operate', '{"operation":{"do":"remove","entity":"__proto__"},"isDryRun":false}'],
  ['file', '[]'],
  ['file', 'null'],
  ['publish', '{"message":"","push":true}'],
];

/** URLs on the page server that lead nowhere, or out of the served folders. */
const addresses = [
  '/assets/..%2f..%2fpackage.json',
  '/_studio/picture/..%2f..%2foutside.json',
  '/..%2f..%2foutside.json',
  '/..%5c..%5coutside.json',
  '/%00.txt',
  '/%',
  '/%E0%A4%A',
  '//',
  '/_studio/still/now/%',
  '/_studio/marks?path=/&key=__proto__',
];

test('every forged request is refused', async () => {
  const edit = { file: 'site.json', version: 1, edits: [{ type: 'set', at: '/name', value: 'Forged' }] };
  const answers: [string, number][] = [];
  for (const [how, forge] of forged) {
    const call: InjectOptions = { method: 'POST', url: '/api/edit', payload: edit };
    const { status } = await trial.request({ ...call, headers: forge(trial.headers) ?? {} });
    answers.push([how, status]);
  }
  for (const [how, { headers, payload }] of bodies) {
    const all = { ...trial.headers, ...headers };
    const { status } = await trial.request({ method: 'POST', url: '/api/file', headers: all, payload: payload ?? '' });
    answers.push([how, status]);
  }
  expect(answers.filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
  expect((await trial.call('overview', {})).state.unsaved).toEqual([]);
});

test('the start page redirects from localhost to the canonical host; all other requests are refused', async () => {
  const request = (url: string, headers: Record<string, string>) => trial.shell.inject({ url, headers });
  const typed = await request('/', { host: 'localhost:5001', 'sec-fetch-site': 'none' });
  expect([typed.statusCode, typed.headers.location]).toEqual([302, 'http://127.0.0.1:5001/']);
  const elsewhere = ['localhost:5002', 'localhost', 'localhost.example.com:5001'];
  for (const host of elsewhere) expect((await request('/', { host })).statusCode, host).toBe(403);
  expect((await request('/?to=//example.com', { host: 'localhost:5001' })).statusCode).toBe(403);
});

test('previewed pages need the cookie too, and pages of other origins may not embed them', async () => {
  const host = '127.0.0.1:5002';
  const { cookie = '' } = trial.headers;
  const shown = await trial.pages.inject({ url: '/', headers: { host, cookie } });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toBe('frame-ancestors http://127.0.0.1:5001');
  const foreign = [{ origin: 'https://example.com' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of [
    { host },
    { host, cookie: 'studio-5001=x' },
    { host: 'example.com', cookie },
    ...foreign.map((from) => ({ host, cookie, ...from })),
  ])
    expect((await trial.pages.inject({ url: '/', headers })).statusCode).toBe(403);
  expect((await trial.pages.inject({ method: 'POST', url: '/', headers: { host, cookie } })).statusCode).toBe(404);
});

test('no file name or URL leads out of the content, and malformed bodies are refused', async () => {
  writeFileSync(path.join(trial.folder, 'outside.json'), '{ "secret": true }');
  const answers: [string, number][] = [];
  const request = async (name: CallName, payload: string) => {
    const headers = { ...trial.headers, 'content-type': 'application/json' };
    const { status } = await trial.request({ method: 'POST', url: `/api/${name}`, headers, payload });
    answers.push([`${name} ${payload.slice(0, 100)}`, status]);
  };
  for (const [name, asking] of naming) for (const file of elsewhere) await request(name, JSON.stringify(asking(file)));
  for (const [name, payload] of odd) await request(name, payload);
  const headers = { host: '127.0.0.1:5002', cookie: trial.headers.cookie ?? '' };
  for (const url of addresses) answers.push([url, (await trial.pages.inject({ url, headers })).statusCode]);
  for (const url of ['/assets/..%2fcode.json', '/handbook/..%2f..%2fREADME.md', '/examples/', '/%'])
    answers.push([url, (await trial.shell.inject({ url, headers: trial.headers })).statusCode]);
  expect(answers.filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
  expect((await trial.call('overview', {})).state.unsaved).toEqual([]);
  // A text that is nested too deep is stored as typed and does not crash the studio.
  await trial.call('text', { file: 'pages/home.json', version: 1, text: `{ "blocks": ${deep} }` });
  expect(await trial.document('/')).toContain('<h1');
  await trial.call('undo', {});
  expect((await trial.call('overview', {})).state.unsaved).toEqual([]);
});

test('symbolic links in the content folder are ignored', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-links-'));
  const configDir = path.join(folder, 'site-config');
  cpSync(path.resolve(import.meta.dirname, '../../../../tests/fixture-site'), configDir, { recursive: true });
  writeFileSync(path.join(folder, 'outside.json'), '{ "title": "Secret" }');
  symlinkSync(path.join(folder, 'outside.json'), path.join(configDir, 'pages/linked.json'));
  symlinkSync(folder, path.join(configDir, 'images/linked'));
  await using trial = await TestStudio.open(folder, false);
  const { files, state } = await trial.call('overview', {});
  expect(files.map(({ file }) => file)).not.toContain('pages/linked.json');
  expect(state.unsaved).toEqual([]);
  await expect(trial.call('file', { file: 'pages/linked.json' })).rejects.toThrow('404');
});
