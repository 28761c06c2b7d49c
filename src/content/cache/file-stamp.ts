import { statSync } from 'node:fs';

/**
 * Time after a change, in milliseconds, in which the stamp might not show another change, because file system clocks
 * are coarse.
 */
const SETTLING = 3000;

/**
 * The state of a file: a text that changes with its content, and whether the last change was long enough ago to rely on
 * it.
 */
export interface FileStamp {
  text: string;
  isSettled: boolean;
}

/** @param now in milliseconds, not later than this call @returns undefined if the file cannot be read */
export function fileStamp(file: string, now: number): FileStamp | undefined {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    return { text: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, isSettled: Math.max(mtimeMs, ctimeMs) < now - SETTLING };
  } catch {
    return undefined;
  }
}
