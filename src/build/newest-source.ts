/** When the content was last changed that a site is built from. */
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
 * When the newest file below these folders was changed, and not later than now. Unlike the time of the build this says
 * something of the clock: a machine whose clock is wrong may build the site anew by itself, but nobody edits it there.
 */
export function newestSource(folders: string[], now = new Date()): Date {
  return new Date(Math.min(now.getTime(), Math.max(0, ...folders.map(newestIn))));
}
