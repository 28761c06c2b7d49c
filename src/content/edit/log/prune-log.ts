import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** How much of the past is kept. */
export const KEPT = {
  /** However old and large it is. */
  leastEntries: 20,
  mostEntries: 1000,
  days: 365,
  /** Of the texts and pictures that entries hold. */
  bytes: 300_000_000,
};

const DAY = 86_400_000;

/** What matters here of an entry: when it was, and which texts and pictures it holds, by their hashes. */
interface Dated {
  time: string;
  files: { before?: string; after?: string }[];
}

/**
 * Which entries are kept, the oldest first: the latest, as far as they are young and small enough.
 * @param sizeOf how large a text or picture is, by its hash
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
    const isTooMuch = index >= KEPT.mostEntries || age > KEPT.days * DAY || bytes > KEPT.bytes;
    return index >= KEPT.leastEntries && isTooMuch;
  });
  return tooMuch === -1 ? entries : entries.slice(entries.length - tooMuch);
}

/**
 * Deletes the texts and pictures of a folder that nothing holds any more.
 * @param current hashes of the files as they are now
 */
export function removeUnheld(blobsFolder: string, kept: Dated[], current: Iterable<string>): void {
  const held = new Set([...kept.flatMap(hashesOf), ...current]);
  for (const name of namesIn(blobsFolder)) if (!held.has(name)) rmSync(path.join(blobsFolder, name), { force: true });
}

/** The size of a file; 0 where there is none. */
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
