import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** How much history to keep. */
export const LOG_LIMITS = {
  /** The minimum number of entries to keep, whatever their age and size. */
  leastEntries: 20,
  mostEntries: 1000,
  days: 365,
  /** The maximum size of texts and pictures in entries. */
  bytes: 300_000_000,
};

const DAY = 86_400_000;

/** The relevant parts of an entry: its time, and the hashes of its texts and pictures. */
interface Dated {
  time: string;
  files: { before?: string; after?: string }[];
}

/**
 * The entries to keep, oldest first: the latest ones within the limits of age and size.
 * @param sizeOf the size of a text or picture by hash
 */
export function entriesToKeep<Entry extends Dated>(
  entries: Entry[],
  sizeOf: (hash: string) => number,
  now: Date,
): Entry[] {
  const held = new Set<string>();
  let bytes = 0;
  const latestFirst = entries.toReversed();
  const tooMuch = latestFirst.findIndex((entry, index) => {
    for (const hash of hashesOf(entry).filter((one) => !held.has(one))) {
      held.add(hash);
      bytes += sizeOf(hash);
    }
    const age = now.getTime() - Date.parse(entry.time);
    const isTooMuch = index >= LOG_LIMITS.mostEntries || age > LOG_LIMITS.days * DAY || bytes > LOG_LIMITS.bytes;
    return index >= LOG_LIMITS.leastEntries && isTooMuch;
  });
  return tooMuch === -1 ? entries : entries.slice(entries.length - tooMuch);
}

/** Deletes texts and pictures that no entry refers to any more. @param current hashes of the current files */
export function removeUnreferenced(blobsFolder: string, kept: Dated[], current: Iterable<string>): void {
  const held = new Set([...kept.flatMap(hashesOf), ...current]);
  for (const name of namesIn(blobsFolder)) if (!held.has(name)) rmSync(path.join(blobsFolder, name), { force: true });
}

/** The size of a file; 0 if it does not exist. */
export function sizeOfFile(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function hashesOf({ files }: Dated): string[] {
  return files.flatMap(({ before, after }) => [before, after]).filter((hash) => hash !== undefined);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
