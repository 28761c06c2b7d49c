/** The search while editing: an index of the current content, built when the search is opened. */
import path from 'node:path';
import { searchDocument } from '../build/search/documents.ts';
import { closeIndexer, indexInMemory } from '../build/search/index-files.ts';
import type { CompiledSite } from '../contracts/compiled-site.ts';
import type { SearchShards } from '../contracts/search-shards.ts';
import type { DevRenderer } from './dev-renderer.ts';

/** Where the index is served. */
export const SEARCH = '/pagefind/';
const SHARD = '0';
const CONTENT_TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

type Files = ReadonlyMap<string, Buffer>;

export class DevSearch {
  readonly #renderer: DevRenderer;
  #site: CompiledSite | undefined;
  #files: Promise<Files> = Promise.resolve(new Map());

  constructor(renderer: DevRenderer) {
    this.#renderer = renderer;
  }

  /** A file of the index of this site, by its URL; undefined if there is none. */
  async file(site: CompiledSite, url: string): Promise<{ type: string; content: Buffer } | undefined> {
    if (this.#site !== site) {
      this.#site = site;
      this.#files = this.#index(site);
    }
    const content = (await this.#files).get(url.slice(SEARCH.length));
    const type = CONTENT_TYPES[path.extname(url)] ?? 'application/octet-stream';
    return content && { type, content };
  }

  async #index(site: CompiledSite): Promise<Files> {
    const documents = [];
    for (const { path: urlPath, canonicalPath } of site.paths) {
      if (urlPath !== canonicalPath) continue;
      const document = searchDocument(urlPath, (await this.#renderer.page(site, urlPath)).data);
      if (document) documents.push(document);
    }
    const { data, program } = await indexInMemory(documents, site.data.site.language).finally(closeIndexer);
    const shards: SearchShards = { shards: [SHARD], superseded: [] };
    const files = [...data, ...program].map(([name, content]) => [`${SHARD}/${name}`, content] as const);
    return new Map([...files, ['shards.json', Buffer.from(JSON.stringify(shards))]]);
  }
}
