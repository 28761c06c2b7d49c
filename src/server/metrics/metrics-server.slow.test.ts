import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { enquiry, SAVE } from '../../../tests/contracts/server.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { startWatched, type WatchedServer } from '../../../tests/contracts/watched-server.ts';
import { PortError } from '../startup/port-error.ts';
import { MetricsServer } from './metrics-server.ts';

/** Requests a path unchanged; fetch would normalise it. */
function ask(
  url: string,
  path: string,
  method = 'GET',
): Promise<{ status: number | undefined; body: string; allow?: string | undefined }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, body, allow: response.headers.allow }));
    });
    sending.on('error', reject).end();
  });
}

let server: WatchedServer;
beforeAll(async () => {
  server = await startWatched();
});
afterAll(() => server[Symbol.asyncDispose]());

const portOf = ({ metricsUrl }: WatchedServer) => Number(new URL(metricsUrl).port);

function send({ url }: WatchedServer, source = 'contact'): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url + SAVE, { method: 'POST', headers, body: JSON.stringify(enquiry({ source })) });
}

const stored = async (from: WatchedServer, form = 'contact') =>
  (await from.scrape()).get(`website_submissions_total{form="${form}",outcome="stored"}`);

test('has one URL and one method, on a separate port; the visitors’ port does not serve metrics', async () => {
  const response = await fetch(`${server.metricsUrl}/metrics`);
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(await response.text()).toContain('# TYPE website_storage_up gauge');
  expect((await ask(server.metricsUrl, '/metrics?name=up')).status).toBe(200);
  for (const path of ['/', '/healthz', SAVE, '/index.html', '/metrics/', '//metrics', '/Metrics', '/%6detrics', '*'])
    expect([path, await ask(server.metricsUrl, path)]).toEqual([path, { status: 404, body: '' }]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'])
    expect([method, await ask(server.metricsUrl, '/metrics', method)]).toEqual([
      method,
      { status: 405, body: '', allow: 'GET' },
    ]);
  for (const path of ['/metrics', '/metrics?x', '/api/metrics', '//metrics', '/%6detrics']) {
    const { status, body } = await ask(server.url, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).not.toContain('website_');
  }
});

test('listens on loopback only', async () => {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const others = all.filter(({ internal }) => !internal).map(({ address }) => address);
  for (const address of [...others, '::1']) {
    const host = address.includes(':') ? `[${address}]` : address;
    await expect(fetch(`http://${host}:${portOf(server)}/metrics`)).rejects.toThrow();
  }
});

test('two servers in one process count separately, and a form added later is counted under its own name', async () => {
  const config = sampleConfig();
  await using other = await startWatched({}, () => config);
  config.forms.push(...config.forms.slice(0, 1).map((form) => ({ ...form, id: 'later', source: 'later' })));
  await Promise.all([send(server), send(other, 'later')]);
  await expect.poll(() => Promise.all([stored(server), stored(other, 'later')])).toEqual([1, 1]);
  expect([await stored(server, 'later'), await stored(other)]).toEqual([undefined, 0]);
});

test('a port in use prevents startup with a message; a closed server frees its port', async () => {
  const one = await startWatched();
  const metricsPort = portOf(one);
  const starting = startWatched({ metricsPort });
  await expect(starting).rejects.toThrow(PortError);
  await expect(starting).rejects.toThrow(`Port ${metricsPort} is in use. Please set METRICS_PORT to another one.`);
  await one[Symbol.asyncDispose]();
  await expect(fetch(`${one.metricsUrl}/metrics`)).rejects.toThrow();
  await using next = await startWatched({ metricsPort });
  expect((await next.scrape()).get('website_storage_up')).toBe(1);
});

test('if metrics cannot be rendered, the response is 500 without the reason, which is logged', async () => {
  const failed = vi.fn();
  const broken = new MetricsServer(async () => Promise.reject(new Error('secret')), failed);
  const port = await freePort();
  await broken.listen(port);
  expect(await ask(`http://127.0.0.1:${port}`, '/metrics')).toEqual({ status: 500, body: '' });
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('secret'));
  await broken.close();
});
