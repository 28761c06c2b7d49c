import { unwatchFile, watchFile } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from './pages.ts';

/** Milliseconds between two checks. Polling works where file notifications do not: symbolic links, shared folders. */
const POLL_INTERVAL_MS = 500;

/**
 * Calls back after each build into a folder (absolute). A build writes its record last.
 * @returns a function that stops watching
 */
export function onNewBuild(distDir: string, callback: () => void): () => void {
  const record = join(distDir, 'build.json');
  const listener = (now: { mtimeMs: number }, before: { mtimeMs: number }) => {
    if (now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs) callback();
  };
  watchFile(record, { interval: POLL_INTERVAL_MS, persistent: false }, listener);
  return () => unwatchFile(record, listener);
}

/** Clears the cache after each rebuild, until the server is closed. */
export function clearOnNewBuild(app: FastifyInstance, { root, files }: BuiltSite): void {
  const stop = onNewBuild(dirname(root), () => files.clear());
  app.addHook('onClose', async () => stop());
}
