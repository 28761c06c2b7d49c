/**
 * Runs a real PostgreSQL in a temporary folder for as long as the standard input of this process is open: when the
 * parent process ends, in whatever way, PostgreSQL ends too and its folder is deleted. Prints one line of JSON when it
 * is ready. With --durable, commits are written to disk.
 */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { copyPrograms, type Programs } from './binaries.ts';

/** Settings for speed: test data need not survive a power failure; the semantics of commits are unchanged. */
const QUICK = ['fsync=off', 'full_page_writes=off'];
const SETTINGS = [
  ...(process.argv.includes('--durable') ? [] : QUICK),
  'shared_buffers=32MB',
  'max_connections=60',
  'autovacuum=off',
];

let programs: Programs | undefined;
let postgres: ChildProcess | undefined;

async function stop(): Promise<never> {
  if (postgres && postgres.exitCode === null) {
    const ended = once(postgres, 'exit');
    postgres.kill('SIGQUIT');
    await ended;
  }
  if (programs) rmSync(programs.folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit();
}

process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGTERM', stop).on('SIGINT', stop);

/** Collects the output of a program. */
function listen(child: ChildProcess): { output: () => string } {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  return { output: () => output };
}

async function initialise({ folder, start, write }: Programs, password: string): Promise<string> {
  const data = join(folder, 'data');
  const options = ['--username=kilele', '--auth=scram-sha-256', `--pwfile=${write('password', password)}`];
  const child = start('initdb', [
    `--pgdata=${data}`,
    ...options,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]);
  const { output } = listen(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${output()}`);
  return data;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

/** Starts PostgreSQL; returns its port once it accepts connections. */
async function run({ start }: Programs, data: string): Promise<number> {
  const port = await freePort();
  const network = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const child = start('postgres', ['-D', data, ...[...network, ...SETTINGS].flatMap((one) => ['-c', one])]);
  postgres = child;
  const { output } = listen(child);
  await new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${output()}`)));
    child.stderr?.on('data', () => {
      if (output().includes('ready to accept connections')) resolve();
    });
  });
  return port;
}

try {
  programs = copyPrograms();
  const password = randomBytes(12).toString('hex');
  const data = await initialise(programs, password);
  const port = await run(programs, data);
  console.log(JSON.stringify({ url: `postgres://kilele:${password}@127.0.0.1:${port}/postgres`, data }));
} catch (error) {
  console.log(JSON.stringify({ failure: error instanceof Error ? error.message : String(error) }));
  await stop();
}
