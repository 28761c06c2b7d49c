import { spawn } from 'node:child_process';
import path from 'node:path';
import type { CallName, StudioApi } from '../../../src/studio/contract/api.ts';
import { ROOT } from '../../lib/root.ts';

/** A studio in its own process. */
export interface RunningStudio extends AsyncDisposable {
  /** The URL to open, with its token. */
  url: string;
  pid: number;
  /** Kills the process. */
  kill(): Promise<void>;
}

/** Calls the API of a running studio like its own page. @throws Error with the response if a call is refused */
export function callsOf({ url }: Pick<RunningStudio, 'url'>): Call {
  const { port, hash } = new URL(url);
  const token = hash.replace('#token=', '');
  const headers = { 'content-type': 'application/json', 'x-studio': token, cookie: `studio-${port}=${token}` };
  return async function call<Name extends CallName>(name: Name, ask: StudioApi[Name]['ask']) {
    const response = await fetch(new URL(`/api/${name}`, url), { method: 'POST', headers, body: JSON.stringify(ask) });
    if (!response.ok) throw new Error(await response.text());
    const answer: StudioApi[Name]['answer'] = await response.json();
    return answer;
  };
}

type Call = <Name extends CallName>(name: Name, ask: StudioApi[Name]['ask']) => Promise<StudioApi[Name]['answer']>;

/**
 * Starts the studio for a content folder, and waits until it is ready.
 * @param root the repository with the studio's code
 * @throws Error with its output if it exits
 */
export async function startStudio(configDir: string, root = ROOT): Promise<RunningStudio> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts/studio.ts'), '--config', configDir, '--port', '0', '--no-open'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said += data;
      const found = /studio on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The studio ended: ${said}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, pid: child.pid ?? 0, kill: () => end('SIGKILL'), [Symbol.asyncDispose]: () => end('SIGTERM') };
}
