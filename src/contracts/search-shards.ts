/**
 * /pagefind/shards.json: the folders of the search index, the first of which contains Pagefind itself, and the outdated
 * results in each.
 */
export type SearchShards = Record<'shards' | 'superseded', string[]>;
