import { chmodSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Starts the nginx on the PATH on a free port. `configure` returns its configuration for that port and an empty folder,
 * without `daemon` and `user`.
 * @throws Error with nginx's output
 */
export async function startNginx(configure: (port: number, folder: string) => string): Promise<RunningServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = path.join(folder.path, 'nginx.conf');
  writeFileSync(file, configure(port, folder.path));
  chmodSync(folder.path, 0o755);
  // When run as root, nginx must not switch to another account, which could not read this account's files.
  const globals = `daemon off; user ${userInfo().username} ${userInfo().username === 'root' ? 'root' : ''};`;
  const url = `http://127.0.0.1:${port}`;
  return startServer({
    program: 'nginx',
    args: ['-c', file, '-g', globals],
    ready: () =>
      fetch(url).then(
        () => url,
        () => undefined,
      ),
    stopSignal: 'SIGQUIT',
    folder,
  });
}
