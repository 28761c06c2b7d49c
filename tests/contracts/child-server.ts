import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach } from 'vitest';
import { COMPILE_CACHE, SERVER_FLAGS } from '../../scripts/lib/run.ts';
import type { ServerConfig } from '../../src/contracts/server-config.ts';
import { sampleConfig } from './server-config.ts';

/** Node arguments as `npm start` uses them, including the compile cache. */
const SERVE = [...SERVER_FLAGS, ...COMPILE_CACHE, join(import.meta.dirname, '../../scripts/serve.ts')];

/** Writes the configuration of a built site. */
export function configure(dist: string, config: ServerConfig): void {
  writeFileSync(join(dist, 'server.json'), JSON.stringify(config));
}

/** A built site and a data folder for servers in separate processes. */
export function makeSite(): { dist: string; dataDir: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(root, 'dist');
  mkdirSync(join(dist, 'public'), { recursive: true });
  writeFileSync(join(dist, 'public/index.html'), '<h1>Home</h1>');
  writeFileSync(join(dist, 'public/404.html'), '<h1>404</h1>');
  configure(dist, sampleConfig());
  return { dist, dataDir: join(root, 'data'), remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A server in a separate process, as `npm start` runs it. */
export interface ChildServer {
  address: string;
  process: ChildProcess;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** The output of a server that is expected to exit. */
export async function runServer(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [...SERVE, ...args], { env: { ...process.env, ...environment } });
  let [out, error] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    out += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    error += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, error };
}

/** The command that runs a server. With a limit, its files cannot grow beyond that, as on a full disk. */
function commandOf(dist: string, largestFileKb: number | undefined): [string, string[]] {
  const server = [...SERVE, '--dist', dist];
  if (largestFileKb === undefined) return [process.execPath, server];
  // The unit is 512 bytes in POSIX and 1024 in bash; both work here.
  return ['/bin/sh', ['-c', `ulimit -f ${largestFileKb}; exec "$0" "$@"`, process.execPath, ...server]];
}

/** Starts a server on a free port and waits until it is ready. Rejects if it exits before. */
export function startChild(
  dist: string,
  environment: Record<string, string>,
  limits: { largestFileKb?: number } = {},
): Promise<ChildServer> {
  const [command, args] = commandOf(dist, limits.largestFileKb);
  const child = spawn(command, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ?? code));
  });
  return new Promise((resolve, reject) => {
    void ended.then((how) => reject(new Error(`the server ended with ${how} before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^listening on (http:\S+)$/.exec(line)?.[1];
      if (address) resolve({ address, process: child, ended });
    });
  });
}

/** The site of the current test, and the servers started on it. */
export interface SiteOfTest {
  readonly dist: string;
  readonly dataDir: string;
  /** Starts a server on the site and its data folder. It is killed after the test if it is still running. */
  start: (environment?: Record<string, string>, limits?: { largestFileKb?: number }) => Promise<ChildServer>;
}

/** Provides a new site for each test of a file. Call it once, at the top level of the file. */
export function siteForEachTest(): SiteOfTest {
  let site: ReturnType<typeof makeSite>;
  const children: ChildServer[] = [];
  beforeEach(() => {
    site = makeSite();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.process.kill('SIGKILL');
      await child.ended;
    }
    site.remove();
  });
  return {
    get dist() {
      return site.dist;
    },
    get dataDir() {
      return site.dataDir;
    },
    start: async (environment = {}, limits = {}) => {
      const child = await startChild(site.dist, { DATA_DIR: site.dataDir, ...environment }, limits);
      children.push(child);
      return child;
    },
  };
}
