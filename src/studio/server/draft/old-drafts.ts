/**
 * Deletes drafts of deleted content folders. Drafts are stored with the engine, not in the content folder, and would
 * otherwise stay forever.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderLockedError, lockFolder } from '../../../content/edit/log/lock.ts';

/** The file in a draft's folder with the path of its content folder. Rewritten at each start. */
const PATH_FILE = 'content-folder';
const DAY_MS = 86_400_000;
/**
 * Days to keep a draft whose content folder is missing: it may be on a disk that is not plugged in, or have been moved
 * for a while.
 */
const KEPT_DAYS = 30;

/** Records the content folder of a draft; the file's modification time tells when the draft was last opened. */
export function recordContentFolder(folder: string, configDir: string): void {
  writeFileSync(path.join(folder, PATH_FILE), path.resolve(configDir));
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
      if (isAbandoned(path.join(folder, PATH_FILE), now)) deleteUnlessOpen(folder);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}

function isAbandoned(pathFile: string, now: Date): boolean {
  const isOld = existsSync(pathFile) && statSync(pathFile).mtimeMs < now.getTime() - KEPT_DAYS * DAY_MS;
  return isOld && !existsSync(readFileSync(pathFile, 'utf8'));
}

function deleteUnlessOpen(folder: string): void {
  using _lock = lockFolder(folder);
  rmSync(folder, { recursive: true });
}

/** Whether an error means that the draft is in use, or is an error of the file system. */
function isExpected(error: unknown): boolean {
  return error instanceof FolderLockedError || (error instanceof Error && 'code' in error);
}
