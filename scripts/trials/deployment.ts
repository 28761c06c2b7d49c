/**
 * Tests the shipped deployment: deploy/nginx.conf with the built site, with and without Node servers, at the root and
 * below a path, and restarts of two servers on one PostgreSQL while visitors use the site. `node
 * scripts/trials/deployment.ts [--dist DIR] [--below DIR]`: existing builds for the root and with BASE_PATH; missing
 * ones are built. Needs nginx with its Brotli module on the PATH. Exits with 0 if all guarantees hold, 1 if one is
 * broken, 2 if nginx is missing.
 */
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../../src/contracts/server-config.ts';
import { startChild } from '../../tests/contracts/child-server.ts';
import { createDatabaseOn, startPostgresProcess } from '../../tests/contracts/postgres/cluster.ts';
import { build } from '../../tests/sizes/build.ts';
import { table } from '../bench/table.ts';
import { commandLine, existingFolder, wrongUse } from '../lib/command.ts';
import { isInstalled } from '../lib/run.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { startShippedNginx } from './nginx.ts';
import type { Outcome } from './outcome.ts';
import { tryRestarts } from './restarts.ts';
import { checkFiles, checkMoves } from './static-files.ts';

const USAGE = 'node scripts/trials/deployment.ts [--dist DIR] [--below DIR]';
const BELOW = '/site';
const SITE_URL = 'https://www.company.example';

await using stack = new AsyncDisposableStack();

async function builtSite(given: string | undefined, basePath: string): Promise<string> {
  if (given !== undefined) return existingFolder(given, USAGE);
  const folder = stack.use(temporaryFolder()).path;
  chmodSync(folder, 0o755);
  await build(basePath === '' ? { out: folder } : { out: folder, basePath });
  return folder;
}

/** The build behind nginx, with a Node server that is stopped halfway. */
async function tryFiles(dist: string): Promise<Outcome[]> {
  const { basePath = '' }: ServerConfig = JSON.parse(readFileSync(path.join(dist, 'server.json'), 'utf8'));
  const data = stack.use(temporaryFolder()).path;
  const server = await startChild(dist, { DATA_DIR: data, SITE_URL, TRUST_PROXY: 'loopback' });
  const publicDir = path.join(dist, 'public');
  await using nginx = await startShippedNginx({ root: publicDir, basePath, servers: [new URL(server.address).host] });
  const site = { url: nginx.url, basePath, publicDir };
  const moves = await checkMoves(site);
  server.process.kill('SIGTERM');
  await server.ended;
  return [...moves, ...(await checkFiles(site, 'no Node server there'))];
}

async function openDatabase(): Promise<string> {
  const started: Parameters<typeof startPostgresProcess>[0] = [];
  stack.defer(() => started.forEach((keeper) => void keeper.stdin?.end()));
  return (await createDatabaseOn(await startPostgresProcess(started))).url;
}

const { dist, below } = commandLine(USAGE, { options: { dist: { type: 'string' }, below: { type: 'string' } } }).values;
if (!(await isInstalled('nginx')))
  wrongUse('nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static');

const top = await builtSite(dist, '');
const outcomes = [
  ...(await tryFiles(top)),
  ...(await tryFiles(await builtSite(below, BELOW))),
  ...(await tryRestarts(top, await openDatabase())),
];
console.log(
  table(
    ['promise', 'found', 'holds'],
    outcomes.map(({ promise, found, holds }) => [promise, found, holds ? 'yes' : '**NO**']),
    3,
  ),
);
process.exitCode = outcomes.some(({ holds }) => !holds) ? 1 : 0;
