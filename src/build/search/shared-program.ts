/** Has all shards use one copy of the program that searches: the browser would fetch 70 kB for each of them. */
/** The shard that holds the program. */
export const FIRST_SHARD = '0';

interface Entry {
  languages: Record<string, { wasm: string | null }>;
}

/**
 * The entry of a shard without a program of its own. Pagefind makes the program's address of the shard's folder,
 * `wasm.` and this name, so that the name can lead out of the folder.
 * @param text the entry as the indexer wrote it
 */
export function withSharedProgram(text: string): string {
  const entry: Entry = JSON.parse(text);
  for (const language of Object.values(entry.languages))
    language.wasm = `/../../${FIRST_SHARD}/wasm.${language.wasm ?? 'unknown'}`;
  return JSON.stringify(entry);
}
