import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../lib/root.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** Milliseconds that the server may take to start. */
const PATIENCE = 20_000;

/** The site's own server over a built folder, on a free port of the loopback device. Declared with `await using`, it ends. */
export async function serveFolder(dist: string): Promise<AsyncDisposable & { url: string }> {
  const data = temporaryFolder();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data.path, RATE_LIMIT: '0' };
  const server = spawn(process.execPath, [path.join(ROOT, 'scripts/serve.ts'), '--dist', dist], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), PATIENCE);
    server.on('error', reject).on('close', () => reject(new Error(`the server ended: ${errors}`)));
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening on (http:\/\/\S+)/.exec(text)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.kill('SIGTERM');
      await ended;
      data[Symbol.dispose]();
    },
  };
}
