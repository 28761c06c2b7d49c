/** Drafts are kept beside the engine, not in the content folder: those of folders that are gone have to be cleared away. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderBusy, lockFolder } from '../../../content/edit/log/lock.ts';

/** The file in the folder of a draft that holds the path of its content folder. It is written at each start. */
const NOTE = 'content-folder';
const DAY = 86_400_000;
/** A content folder that is missing may only have been moved for a while, or lie on a disk that is not plugged in. */
const KEPT_DAYS = 30;

/** Notes which content folder a draft belongs to, and that it was opened now. */
export function noteContentFolder(folder: string, configDir: string): void {
  writeFileSync(path.join(folder, NOTE), path.resolve(configDir));
}

/**
 * Deletes the drafts that nobody has opened for 30 days and whose content folder does not exist any more. A draft that
 * cannot be judged or deleted stays: no start fails for it.
 * @param drafts the folder that holds them
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

/** It is open, or the system refuses. */
function isExpected(error: unknown): boolean {
  return error instanceof FolderBusy || (error instanceof Error && 'code' in error);
}
