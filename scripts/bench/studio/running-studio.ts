import path from 'node:path';
import type { CallName, StudioApi } from '../../../src/studio/contract/api.ts';
import { ROOT } from '../../lib/root.ts';
import { type RunningServer, startServer } from '../../lib/running-server.ts';

/** Calls the API of a running studio like its own page. @throws Error with the response if a call is refused */
export function callsOf({ url }: Pick<RunningServer, 'url'>): Call {
  const { port, hash } = new URL(url);
  const token = hash.replace('#token=', '');
  const headers = { 'content-type': 'application/json', 'x-studio': token, cookie: `studio-${port}=${token}` };
  return async function call<Name extends CallName>(name: Name, request: StudioApi[Name]['request']) {
    const response = await fetch(new URL(`/api/${name}`, url), {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(await response.text());
    const body: StudioApi[Name]['response'] = await response.json();
    return body;
  };
}

type Call = <Name extends CallName>(
  name: Name,
  request: StudioApi[Name]['request'],
) => Promise<StudioApi[Name]['response']>;

/** Milliseconds within which a studio must be ready; its first start builds its code. */
const TIMEOUT = 300_000;

/**
 * Starts the studio for a content folder, and waits until it is ready. Its URL contains its token.
 * @param root the repository with the studio's code
 * @throws Error with its output if it exits
 */
export function startStudio(configDir: string, root = ROOT): Promise<RunningServer> {
  return startServer({
    program: process.execPath,
    args: [path.join(root, 'scripts/studio.ts'), '--config', configDir, '--port', '0', '--no-open'],
    ready: async (printed) => /studio on (\S+)\n/.exec(printed)?.[1],
    stopSignal: 'SIGTERM',
    timeout: TIMEOUT,
  });
}
