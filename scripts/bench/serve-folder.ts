import path from 'node:path';
import { ROOT } from '../lib/root.ts';
import { type RunningServer, startServer } from '../lib/running-server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** The site's server over a built folder, on a free loopback port, with a fresh data folder. */
export function serveFolder(dist: string): Promise<RunningServer> {
  const folder = temporaryFolder();
  return startServer({
    program: process.execPath,
    args: [path.join(ROOT, 'scripts/serve.ts'), '--dist', dist],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder.path, RATE_LIMIT: '0' },
    ready: async (printed) => /listening on (http:\/\/\S+)\n/.exec(printed)?.[1],
    stopSignal: 'SIGTERM',
    folder,
  });
}
