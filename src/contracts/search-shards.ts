/** /pagefind/shards.json: the folders of the search index, the first with the program; names of results out of date. */
export type SearchShards = Record<'shards' | 'superseded', string[]>;
