import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import { ROOT } from '../lib/root.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** Where nginx finds things, instead of where the shipped configuration says. */
export interface Places {
  /** The folder that is served. */
  root: string;
  /** The path of the host that the site lies below; empty at the top. */
  basePath: string;
  /** Addresses of the Node servers, without scheme. */
  servers: string[];
}

/** What stands behind `#` in these lines of a configuration. */
function uncommented(lines: string): string {
  return lines.replace(/^(\s*)# {3}/gm, '$1');
}

/** Replaces what stands there once. @throws Error when it does not: the shipped file has changed */
function replaced(text: string, part: string | RegExp, by: string): string {
  const count = typeof part === 'string' ? text.split(part).length - 1 : [...text.matchAll(part)].length;
  if (count !== 1) throw new Error(`deploy/nginx.conf has ${part} ${count} times instead of once.`);
  return text.replace(part, () => by);
}

/** The shipped configuration below a path: the lines that its comment names, in place of those for the top. */
function below(text: string, basePath: string): string {
  if (basePath === '') return text;
  const commented = /# {3}location \/ \{ return 404; \}\n(?:\s*# {3}.*\n)+/.exec(text)?.[0];
  if (!commented) throw new Error('deploy/nginx.conf says nothing about a path.');
  const without = text.replace(commented, () => '\n');
  const locations = uncommented(`    ${commented}`).replaceAll('/site', basePath);
  return replaced(without, /^ {4}location \/ \{\n(?: {6}.*\n)+ {4}\}\n/gm, locations);
}

/** deploy/nginx.conf with other addresses and folders, and nothing else. */
export function adaptedConfig(shipped: string, { root, basePath, servers }: Places, port: number, folder: string) {
  const upstream = servers.map((server) => `    server ${server} max_fails=0;\n`).join('');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  let text = below(shipped, basePath);
  text = replaced(text, 'pid /run/nginx.pid;', `pid ${folder}/pid; error_log ${folder}/errors;`);
  text = replaced(text, /(?<=upstream kilele \{\n)(?:\s*#?\s*server .*\n)+/g, upstream);
  text = replaced(text, 'listen 80;', `listen 127.0.0.1:${port};`);
  text = replaced(text, 'root /srv/kilele/dist/public;', `root ${root};`);
  return replaced(text, 'http {\n', `http {\n  ${temporary.join(' ')}\n`);
}

/** Starts the nginx of the PATH with the shipped configuration on a free port. @throws Error with what it says */
export async function startNginx(places: Places): Promise<AsyncDisposable & { url: string }> {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = path.join(folder.path, 'nginx.conf');
  const shipped = readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8');
  writeFileSync(file, adaptedConfig(shipped, places, port, folder.path));
  chmodSync(folder.path, 0o755);
  // Files of whoever runs this are read by this account, and by no other where it is the administrator's.
  const globals = `daemon off; user ${userInfo().username} ${userInfo().username === 'root' ? 'root' : ''};`;
  const nginx = spawn('nginx', ['-c', file, '-g', globals], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => nginx.on('close', () => resolve()).on('error', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(url).then(Boolean, () => false);
  while (!(await isUp())) {
    if (nginx.exitCode !== null || nginx.pid === undefined) throw new Error(`nginx did not start: ${said}`);
    await pause(50);
  }
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      folder[Symbol.dispose]();
    },
  };
}
