/** When the source files of a site were last changed. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

function newestIn(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(file) : statSync(file).mtimeMs);
  }
  return newest;
}

/**
 * When the newest file below these folders was changed, but not later than now. Unlike the build time, this is evidence
 * about the clock: a machine whose clock is wrong may rebuild the site on its own, but nobody edits files there.
 */
export function newestSource(folders: string[], now = new Date()): Date {
  return new Date(Math.min(now.getTime(), Math.max(0, ...folders.map(newestIn))));
}
