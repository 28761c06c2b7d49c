/**
 * Requests per second of a static page: the project's server and nginx in turn, one process each, with the same Brotli
 * files and headers; the client is wrk. `node scripts/bench/static-speed.ts [--dist DIR] [--path /about]`. Exits with 0
 * if measured, 2 if nginx, its Brotli module or wrk is missing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteHeaders } from '../../src/contracts/hosting.ts';
import { commandLine, existingFolder, wrongUse } from '../lib/command.ts';
import { startNginx } from '../lib/nginx.ts';
import { ROOT } from '../lib/root.ts';
import { isInstalled, run } from '../lib/run.ts';
import { serveFolder } from './serve-folder.ts';
import { median } from './table.ts';

const USAGE = 'node scripts/bench/static-speed.ts [--dist DIR] [--path /about]';
const ROUNDS = 7;
const LOAD = ['-t1', '-c32', '-d3s', '-H', 'accept-encoding: gzip, deflate, br'];
const FIGURES = /Non-2xx or 3xx responses: (?<refused>\d+)|Requests\/sec:\s+(?<perSecond>[\d.]+)/g;

/** The relevant part of deploy/nginx.conf, with a single worker. */
function nginxConfig(root: string, port: number, folder: string): string {
  const headers = Object.entries({ 'cache-control': 'no-cache', ...siteHeaders('') });
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; charset utf-8; access_log off; sendfile on; tcp_nopush on; server_tokens off;
  server {
    listen 127.0.0.1:${port}; root ${root}; brotli_static on; gzip_vary on;
    ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')}
    location / { try_files $uri $uri/index.html =404; }
  }
}`;
}

/** Requests per second in one round. @throws if any request failed */
async function measure(url: string): Promise<number> {
  const { code, output } = await run('wrk', [...LOAD, url]);
  const found = [...output.matchAll(FIGURES)].map(({ groups }) => groups);
  const refused = found.find((figures) => figures?.refused);
  const perSecond = Number(found.find((figures) => figures?.perSecond)?.perSecond);
  if (code !== 0 || refused || !(perSecond > 0)) throw new Error(`${url}: ${output}`);
  return perSecond;
}

const { dist, path: page } = commandLine(USAGE, {
  options: { dist: { type: 'string', default: path.join(ROOT, 'dist') }, path: { type: 'string', default: '/' } },
}).values;
const folder = existingFolder(dist, USAGE);
for (const program of ['nginx', 'wrk'])
  if (!(await isInstalled(program)))
    wrongUse(`${program} is not installed: apt-get install nginx libnginx-mod-http-brotli-static wrk`);

const bytes = readFileSync(path.join(folder, 'public', page, 'index.html.br')).length;
await using ours = await serveFolder(folder);
await using nginx = await startNginx((port, own) => nginxConfig(path.join(folder, 'public'), port, own));
const results: Record<'ours' | 'nginx', number[]> = { ours: [], nginx: [] };
await measure(ours.url + page);
for (let round = 1; round <= ROUNDS; round++) {
  results.nginx.push(await measure(nginx.url + page));
  results.ours.push(await measure(ours.url + page));
  console.log(`round ${round}: nginx ${results.nginx.at(-1)}, ours ${results.ours.at(-1)}`);
}
const share = median(results.ours.map((value, round) => value / (results.nginx[round] ?? Number.NaN)));
console.log(`${page}, ${bytes} bytes of Brotli, requests per second, median of ${ROUNDS} rounds in turns:`);
console.log(`nginx ${median(results.nginx)}, ours ${median(results.ours)}: ${(share * 100).toFixed(0)} % of nginx`);
