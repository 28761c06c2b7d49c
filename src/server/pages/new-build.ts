import { unwatchFile, watchFile } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from './pages.ts';

/** Milliseconds between two checks. Polling works where notifications of the system do not: links, shared folders. */
const EVERY = 500;

/**
 * Calls back after each build into a folder (absolute): a build puts its record in place last.
 * @returns ends the watch
 */
export function onNewBuild(distDir: string, callback: () => void): () => void {
  const record = join(distDir, 'build.json');
  const listener = (now: { mtimeMs: number }, before: { mtimeMs: number }) => {
    if (now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs) callback();
  };
  watchFile(record, { interval: EVERY, persistent: false }, listener);
  return () => unwatchFile(record, listener);
}

/** Clears the cache whenever the site was built anew, until the server is closed. */
export function clearOnNewBuild(app: FastifyInstance, { root, files }: BuiltSite): void {
  const stop = onNewBuild(dirname(root), () => files.clear());
  app.addHook('onClose', async () => stop());
}
