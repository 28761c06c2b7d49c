/** `npm run studio [-- --port N --config DIR --no-open]`: edits the content in a browser, without a line of JSON. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FolderBusy } from '../src/content/edit/log/lock.ts';
import { startServers } from '../src/studio/server/http/start-servers.ts';
import { Studio, studioFolder } from '../src/studio/server/studio.ts';
import { parsed } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { CONFIG, CONFIG_USAGE, contentFolder } from './lib/site-folder.ts';

process.env.NODE_ENV = 'production';

const USAGE = `npm run studio -- ${CONFIG_USAGE} [--port N] [--no-open]`;
/** The port of the studio, unless --port says otherwise. */
const PORT = '5180';

const {
  config,
  port,
  'no-open': isQuiet,
} = parsed(
  USAGE,
  () =>
    parseArgs({
      options: {
        config: CONFIG,
        port: { type: 'string', default: PORT },
        'no-open': { type: 'boolean', default: false },
      },
    }).values,
);
const options = { root: ROOT, configDir: contentFolder(config, USAGE), cacheDir: path.join(ROOT, '.cache') };
const addressFile = path.join(studioFolder(options), 'address');

/** Opens an address in the browser of the system; where there is none, the printed address is enough. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  execFile(command ?? '', [...args, url], () => undefined);
}

function show(url: string): void {
  console.log(`studio on ${url}`);
  if (!isQuiet) openBrowser(url);
}

/** The studio of this folder is open already: it is shown once more. */
function showRunning(): never {
  show(readFileSync(addressFile, 'utf8'));
  process.exit(0);
}

/** The address of a studio that was killed: one that is stopped takes it away. */
function addressBefore(): string | undefined {
  return existsSync(addressFile) ? readFileSync(addressFile, 'utf8') : undefined;
}

async function open(): Promise<Studio> {
  try {
    return await Studio.open(options);
  } catch (error) {
    if (error instanceof FolderBusy) showRunning();
    throw error;
  }
}

const studio = await open();
const servers = await startServers(studio, Number(port), addressBefore()).catch(async (error: unknown) => {
  await studio.close();
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) throw error;
  console.error(`The port ${port} is taken by another program. Choose another one: npm run studio -- --port 5181`);
  process.exit(1);
});
mkdirSync(path.dirname(addressFile), { recursive: true });
writeFileSync(addressFile, servers.url, { mode: 0o600 });

const stop = () => {
  rmSync(addressFile, { force: true });
  servers
    .close()
    .then(() => studio.close())
    .then(() => process.exit(0), console.error);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
show(servers.url);
