import { statSync } from 'node:fs';

/**
 * Milliseconds after a change during which another change might not be visible, because file system clocks are coarse.
 */
const SETTLING = 3000;

/** The state of a file: values that change with its content, and whether it changed recently. */
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
