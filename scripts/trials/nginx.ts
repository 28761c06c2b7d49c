import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startNginx } from '../lib/nginx.ts';
import { ROOT } from '../lib/root.ts';
import type { RunningServer } from '../lib/running-server.ts';

/** Folders and addresses that replace those in the shipped configuration. */
export interface Replacements {
  /** The folder that is served. */
  root: string;
  /** The base path of the site; empty at the root. */
  basePath: string;
  /** Host and port of the Node servers. */
  servers: string[];
}

/** Removes the `#` of commented-out lines. */
function uncommented(lines: string): string {
  return lines.replace(/^(\s*)# {3}/gm, '$1');
}

/** Replaces text that must occur exactly once. @throws Error if it does not: the shipped file has changed */
function replaced(text: string, part: string | RegExp, by: string): string {
  const count = typeof part === 'string' ? text.split(part).length - 1 : [...text.matchAll(part)].length;
  if (count !== 1) throw new Error(`deploy/nginx.conf has ${part} ${count} times instead of once.`);
  return text.replace(part, () => by);
}

/** The shipped configuration for a base path: with the lines that its comment provides for that. */
function below(text: string, basePath: string): string {
  if (basePath === '') return text;
  const commented = /# {3}location \/ \{ return 404; \}\n(?:\s*# {3}.*\n)+/.exec(text)?.[0];
  if (!commented) throw new Error('deploy/nginx.conf says nothing about a path.');
  const without = text.replace(commented, () => '\n');
  const locations = uncommented(`    ${commented}`).replaceAll('/site', basePath);
  return replaced(without, /^ {4}location \/ \{\n(?: {6}.*\n)+ {4}\}\n/gm, locations);
}

/** deploy/nginx.conf with other addresses and folders, and no other change. */
function adaptedConfig(shipped: string, { root, basePath, servers }: Replacements, port: number, folder: string) {
  const upstream = servers.map((server) => `    server ${server} max_fails=0;\n`).join('');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  let text = below(shipped, basePath);
  text = replaced(text, 'pid /run/nginx.pid;', `pid ${folder}/pid; error_log ${folder}/errors;`);
  text = replaced(text, /(?<=upstream website \{\n)(?:\s*#?\s*server .*\n)+/g, upstream);
  text = replaced(text, 'listen 80;', `listen 127.0.0.1:${port};`);
  text = replaced(text, 'root /srv/website/dist/public;', `root ${root};`);
  text = replaced(text, '/srv/website/dist/moved[.]map', `${path.dirname(root)}/moved[.]map`);
  return replaced(text, 'http {\n', `http {\n  ${temporary.join(' ')}\n`);
}

/** Starts nginx with the shipped configuration on a free port. @throws Error with nginx's output */
export function startShippedNginx(replacements: Replacements): Promise<RunningServer> {
  const shipped = readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8');
  return startNginx((port, folder) => adaptedConfig(shipped, replacements, port, folder));
}
