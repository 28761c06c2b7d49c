/** Has all shards use one copy of the program that searches: the browser would fetch 70 kB for each of them. */
import { ENTRY } from './index-files.ts';

/** The shard that holds the program. */
export const FIRST = '0';

interface Entry {
  languages: Record<string, { wasm: string | null }>;
}

/**
 * The entry of a shard without a program of its own. Pagefind makes the program's address of the shard's folder,
 * `wasm.` and this name, so that the name can lead out of the folder.
 * @throws when the shard has no entry
 */
export function withoutProgram(data: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const content = data.get(ENTRY);
  if (!content) throw new Error(`The search index has no ${ENTRY}.`);
  const entry: Entry = JSON.parse(Buffer.from(content).toString('utf8'));
  for (const language of Object.values(entry.languages))
    language.wasm = `/../../${FIRST}/wasm.${language.wasm ?? 'unknown'}`;
  return Buffer.from(JSON.stringify(entry));
}
