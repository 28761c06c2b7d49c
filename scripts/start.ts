/**
 * `npm start [-- --config DIR --out DIR]`: builds what has changed since the last build, then serves site and API.
 * Exits with 1 if there is nothing to serve, 2 for wrong usage.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../src/contracts/server-config.ts';
import { builtFolder, CONFIG, CONFIG_USAGE, commandLine, existingFolder } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { COMPILE_CACHE, run } from './lib/run.ts';
import { scheduleRebuilds } from './start/scheduled-rebuild.ts';

const USAGE = `npm start -- ${CONFIG_USAGE} [--out DIR]`;

const { config, out } = commandLine(USAGE, { options: { config: CONFIG, out: { type: 'string' } } }).values;
const configDir = existingFolder(config, USAGE);
const outDir = out === undefined ? builtFolder(configDir) : path.resolve(out);
const args = [...COMPILE_CACHE, path.join(ROOT, 'scripts/build.ts'), '--config', configDir, '--out', outDir];
const build = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (build.status !== 0 && !existsSync(path.join(outDir, 'server.json'))) process.exit(build.status ?? 1);
if (build.status !== 0) console.error('Serving the last good build.');
const { main } = await import('../src/server/main.ts');
await main(outDir);
scheduleRebuilds({
  nextPublishing: () => {
    const { nextPublishing }: ServerConfig = JSON.parse(readFileSync(path.join(outDir, 'server.json'), 'utf8'));
    return nextPublishing === undefined ? undefined : new Date(nextPublishing);
  },
  build: async () => {
    const { code, output } = await run(process.execPath, args);
    (code === 0 ? console.log : console.error)(output.trim());
  },
});
