import { statSync } from 'node:fs';

/** Milliseconds: a file that changed so lately may change again without showing it, since clocks of file systems tick. */
const SETTLING = 3000;

/** A file at a moment: what cannot stay the same when its content changes, and whether it has changed lately. */
export interface FileStamp {
  text: string;
  isSettled: boolean;
}

/** @param now milliseconds; not later than this call. @returns undefined for what cannot be looked at */
export function fileStamp(file: string, now: number): FileStamp | undefined {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    return { text: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, isSettled: Math.max(mtimeMs, ctimeMs) < now - SETTLING };
  } catch {
    return undefined;
  }
}
