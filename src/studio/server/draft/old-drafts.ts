/**
 * Cleans up drafts. They are kept with the engine, not in the content folder, so those of deleted folders would stay
 * forever.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderBusy, lockFolder } from '../../../content/edit/log/lock.ts';

/** The file in the folder of a draft that holds the path of its content folder. It is written at each start. */
const NOTE = 'content-folder';
const DAY = 86_400_000;
/**
 * Days to keep a draft whose content folder is missing, which may have been moved temporarily, or be on a disk that is
 * not plugged in.
 */
const KEPT_DAYS = 30;

/** Records which content folder a draft belongs to, and that it was opened now. */
export function noteContentFolder(folder: string, configDir: string): void {
  writeFileSync(path.join(folder, NOTE), path.resolve(configDir));
}

/**
 * Deletes drafts that have not been opened for 30 days and whose content folder no longer exists. A draft that cannot
 * be read or deleted stays, and does not prevent the start.
 * @param drafts the folder with all drafts
 */
export function deleteOldDrafts(drafts: string, now = new Date()): void {
  for (const name of readdirSync(drafts)) {
    const folder = path.join(drafts, name);
    try {
      if (isAbandoned(path.join(folder, NOTE), now)) deleteUnlessOpen(folder);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}

function isAbandoned(note: string, now: Date): boolean {
  const isOld = existsSync(note) && statSync(note).mtimeMs < now.getTime() - KEPT_DAYS * DAY;
  return isOld && !existsSync(readFileSync(note, 'utf8'));
}

function deleteUnlessOpen(folder: string): void {
  using _lock = lockFolder(folder);
  rmSync(folder, { recursive: true });
}

/** Errors for a draft in use, or without permission. */
function isExpected(error: unknown): boolean {
  return error instanceof FolderBusy || (error instanceof Error && 'code' in error);
}
