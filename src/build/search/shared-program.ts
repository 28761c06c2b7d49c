/** Lets all shards share one copy of the search program; otherwise the browser would fetch 70 kB for each shard. */
/** The shard that contains the program. */
export const FIRST_SHARD = '0';

interface Entry {
  languages: Record<string, { wasm: string | null }>;
}

/**
 * Makes a shard's entry file refer to the program of the first shard. Pagefind builds the URL from the shard's folder,
 * `wasm.` and this name, so the name can contain a path out of the folder.
 * @param text the entry file as the indexer wrote it
 */
export function withSharedProgram(text: string): string {
  const entry: Entry = JSON.parse(text);
  for (const language of Object.values(entry.languages))
    language.wasm = `/../../${FIRST_SHARD}/wasm.${language.wasm ?? 'unknown'}`;
  return JSON.stringify(entry);
}
