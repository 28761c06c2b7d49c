import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../lib/root.ts';

/** A studio in its own process. */
export interface RunningStudio extends AsyncDisposable {
  /** The address to open, with its token. */
  url: string;
  pid: number;
  /** Ends it without a word. */
  kill(): Promise<void>;
}

/** Starts the studio of a content folder, and waits until it is ready. @throws Error with what it said when it ends instead */
export async function startStudio(configDir: string): Promise<RunningStudio> {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'scripts/studio.ts'), '--config', configDir, '--port', '0', '--no-open'],
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
