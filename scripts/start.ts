/**
 * `npm start [-- --config DIR --out DIR]`: builds what has changed since the last build, then serves site and API.
 * Exit 1 when there is nothing to serve, 2 wrong use.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parsed } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { COMPILE_CACHE } from './lib/run.ts';
import { builtFolder, CONFIG, CONFIG_USAGE, contentFolder } from './lib/site-folder.ts';

const USAGE = `npm start -- ${CONFIG_USAGE} [--out DIR]`;

const { config, out } = parsed(USAGE, () => parseArgs({ options: { config: CONFIG, out: { type: 'string' } } }).values);
const configDir = contentFolder(config, USAGE);
const outDir = out === undefined ? builtFolder(configDir) : path.resolve(out);
const args = [...COMPILE_CACHE, path.join(ROOT, 'scripts/build.ts'), '--config', configDir, '--out', outDir];
const build = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (build.status !== 0 && !existsSync(path.join(outDir, 'server.json'))) process.exit(build.status ?? 1);
if (build.status !== 0) console.error('Serving the last good build.');
const { main } = await import('../src/server/main.ts');
await main(outDir);
