/** What other pages, other programs and other names for this machine may try: all of it is refused, and changes nothing. */
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { TrialStudio } from '../../testing/trial-studio.ts';
import { TOKEN_HEADER } from './access.ts';

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
  ['without the header of the token', without(TOKEN_HEADER)],
  ['with a wrong token in the header', withHeader(TOKEN_HEADER, 'x'.repeat(32))],
  ['with an empty token', withHeader(TOKEN_HEADER, '')],
  ['with a wrong cookie', withHeader('cookie', 'studio-5001=no')],
  ['with the cookie of another port', withHeader('cookie', 'studio-5002=no')],
  ['from another origin', withHeader('origin', 'https://example.com')],
  ['from the origin of the shown page', withHeader('origin', 'http://127.0.0.1:5002')],
  ['from a file', withHeader('origin', 'null')],
  ['from another scheme', withHeader('origin', 'https://127.0.0.1:5001')],
  ['from another site by the browser’s word', withHeader('sec-fetch-site', 'cross-site')],
  ['from another port by the browser’s word', withHeader('sec-fetch-site', 'same-site')],
  ['for another host', withHeader('host', 'example.com')],
  ['for a name that leads here', withHeader('host', 'studio.example.com:5001')],
  ['for this machine by another port', withHeader('host', '127.0.0.1:80')],
  ['for a longer name', withHeader('host', '127.0.0.1:5001.example.com')],
  ['for an address of the network', withHeader('host', '192.168.0.10:5001')],
];

const bodies: [string, InjectOptions][] = [
  ['as a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'file=site.json' }],
  ['as plain text', { headers: { 'content-type': 'text/plain' }, payload: '{"file":"site.json"}' }],
  ['as no JSON', { headers: { 'content-type': 'application/json' }, payload: '{' }],
  ['without what is asked for', { headers: { 'content-type': 'application/json' }, payload: '{}' }],
  ['out of the folder', { payload: { file: '../../package.json' } }],
  ['to an absolute place', { payload: { file: '/etc/passwd' } }],
];

test('every forged request is refused', async () => {
  await using trial = await TrialStudio.open();
  const edit = { file: 'site.json', version: 1, edits: [{ type: 'set', at: '/name', value: 'Forged' }] };
  const answers: [string, number][] = [];
  for (const [how, forge] of forged) {
    const call: InjectOptions = { method: 'POST', url: '/api/edit', payload: edit };
    const { status } = await trial.ask({ ...call, headers: forge(trial.headers) ?? {} });
    answers.push([how, status]);
  }
  for (const [how, { headers, payload }] of bodies) {
    const all = { ...trial.headers, ...headers };
    const { status } = await trial.ask({ method: 'POST', url: '/api/file', headers: all, payload: payload ?? '' });
    answers.push([how, status]);
  }
  expect(answers.filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
  expect((await trial.call('overview', {})).state.unsaved).toEqual([]);
});

test('what the studio shows needs the cookie too, and no page of others may put it in a frame', async () => {
  await using trial = await TrialStudio.open();
  const host = '127.0.0.1:5002';
  const { cookie = '' } = trial.headers;
  const shown = await trial.pages.inject({ url: '/', headers: { host, cookie } });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toBe('frame-ancestors http://127.0.0.1:5001');
  for (const headers of [{ host }, { host, cookie: 'studio-5001=x' }, { host: 'example.com', cookie }])
    expect((await trial.pages.inject({ url: '/', headers })).statusCode).toBe(403);
  expect((await trial.pages.inject({ method: 'POST', url: '/', headers: { host, cookie } })).statusCode).toBe(404);
});
