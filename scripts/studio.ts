/** `npm run studio [-- --port N --config DIR --no-open]`: edits the content in a browser, without any JSON. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { saveError } from '../src/content/edit/files/save-error.ts';
import { FolderLockedError } from '../src/content/edit/log/lock.ts';
import { type RunningServers, type StudioAddress, startServers } from '../src/studio/server/http/start-servers.ts';
import { Studio, studioFolder } from '../src/studio/server/studio.ts';
import { CONFIG, CONFIG_USAGE, commandLine, existingFolder, wrongUse } from './lib/command.ts';
import { ROOT } from './lib/root.ts';

process.env.NODE_ENV = 'production';

const USAGE = `npm run studio -- ${CONFIG_USAGE} [--port N] [--no-open]`;
/** The default port of the studio. */
const PORT = '5180';
const HIGHEST_PORT = 65_535;
/** Milliseconds within which a studio that is starting must respond; the first start builds its code. */
const TIMEOUT = 60_000;
const RETRY_INTERVAL_MS = 200;

const {
  config,
  port,
  'no-open': isQuiet,
} = commandLine(USAGE, {
  options: {
    config: CONFIG,
    port: { type: 'string' },
    'no-open': { type: 'boolean', default: false },
  },
}).values;
if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= HIGHEST_PORT))
  wrongUse(`--port must be a number up to ${HIGHEST_PORT}, not "${port}".`, USAGE);
const options = { root: ROOT, configDir: existingFolder(config, USAGE), cacheDir: path.join(ROOT, '.cache') };
const addressFile = path.join(studioFolder(options), 'address');

/** Opens a URL in the system's browser. Failures are ignored, since the URL is also printed. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  execFile(command ?? '', [...args, url], () => undefined);
}

function show(url: string): void {
  console.log(`studio on ${url}`);
  if (!isQuiet) openBrowser(url);
}

/** If a studio for this folder is already running or starting, opens it again. */
async function showRunning(): Promise<never> {
  for (const begin = performance.now(); performance.now() - begin < TIMEOUT; await pause(RETRY_INTERVAL_MS)) {
    const url = lastAddress()?.url;
    if (url === undefined || !(await responds(url))) continue;
    show(url);
    process.exit(0);
  }
  return fail('The studio for this folder is already running but does not answer. Close it, then start it again.');
}

/** The address of the running or last studio, so that windows that are still open work with the next one. */
function lastAddress(): StudioAddress | undefined {
  try {
    return JSON.parse(readFileSync(addressFile, 'utf8'));
  } catch {
    // Missing or damaged: open windows of the last studio must be reopened.
    return undefined;
  }
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Runs a step of the start; system errors are reported with a message. */
async function begun<Result>(begin: () => Promise<Result>): Promise<Result> {
  try {
    return await begin();
  } catch (error) {
    if (error instanceof FolderLockedError) return showRunning();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return fail(`Port ${port} is used by another program. Choose another one: --port 0`);
    if (code === 'EACCES' && error instanceof Error && 'port' in error)
      return fail(`Port ${port} is not allowed for this account. Choose one above 1023: --port ${PORT}`);
    return fail(saveError(error, options.cacheDir) ?? String(error instanceof Error ? error.stack : error));
  }
}

/** Starts the servers; if no port was requested and the default one is taken, on any free port. */
async function serve(): Promise<RunningServers> {
  const before = lastAddress();
  try {
    return await startServers(studio, Number(port ?? PORT), before);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (isTaken && port === undefined) return startServers(studio, 0, before);
    await studio.close();
    throw error;
  }
}

const studio = await begun(() => Studio.open(options));
const servers = await begun(serve);
mkdirSync(path.dirname(addressFile), { recursive: true });
const { url, pagePort }: StudioAddress = servers;
writeFileSync(addressFile, JSON.stringify({ url, pagePort }), { mode: 0o600 });

const stop = () => {
  servers
    .close()
    .then(() => studio.close())
    .then(() => process.exit(0), console.error);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
show(url);
