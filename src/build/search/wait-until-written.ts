/**
 * Waits for files that are still being written: the search indexer reports success before its last bytes are on disk.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** The magic number of gzip. */
const PACKED = Buffer.from([0x1f, 0x8b]);

/** Milliseconds between two checks, and until giving up. */
const INTERVAL = 5;
const MAX_WAIT_MS = 10_000;

/** Whether a file is complete: compressed files end with a checksum, JSON with its closing brace. */
export function isComplete(name: string, content: Buffer): boolean {
  if (content.length === 0) return false;
  const isPacked = content.subarray(0, PACKED.length).equals(PACKED);
  if (!isPacked && !name.endsWith('.json')) return true;
  try {
    if (isPacked) gunzipSync(content);
    else JSON.parse(content.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Waits until these files of a folder are complete. @throws if one is still incomplete after ten seconds */
export async function waitUntilWritten(
  folder: string,
  names: string[],
  wait: (ms: number) => Promise<unknown> = pause,
) {
  let missing = names;
  for (let waited = 0; ; waited += INTERVAL) {
    missing = missing.filter((name) => !isComplete(name, readFileSync(path.join(folder, name))));
    const [first] = missing;
    if (first === undefined) return;
    if (waited >= MAX_WAIT_MS)
      throw new Error(`The search index could not be made: ${first} was not written as a whole.`);
    await wait(INTERVAL);
  }
}
