/** The record of a build, so that the next one renders only what has changed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../contracts/compiled-site.ts';
import { namedEntries } from '../../generated/block-entries.ts';
import type { Staging } from './output.ts';

/**
 * What a page was rendered from: the hashes of its file and of the compiled page, each combined with those of its
 * parent pages, and the files its data refers to.
 */
export interface PageRecord {
  source: string;
  compiled: string;
  files?: string[];
  /** Set for pages that search engines leave out. */
  hidden?: true;
  /** Hash of the page's searchable text; absent for pages excluded from the search. */
  searchTextHash?: string;
  /** The date of the last content change, as year-month-day. Unknown in the first build of a page. */
  changed?: string;
}

/** Stored next to the output: what each page was rendered from. */
export interface BuildRecord {
  /** Hash of everything pages share when they are rendered: code, theme, site data. */
  sharedHash: string;
  /** CompiledSite.commonHash: the content that pages may use when they are compiled. */
  commonHash: string;
  /** Whether pages have a compressed copy next to them. */
  compressed: boolean;
  /** Hash of the sitemap's entries. */
  sitemapHash: string;
  /** The redirecting pages: files relative to the output folder. */
  redirectPages?: string[];
  /** By path, without the base path. */
  pages: Record<string, PageRecord>;
}

/** The record of the last build into a folder; an empty record if there is none. */
export function readRecord(outDir: string): BuildRecord {
  const file = path.join(outDir, 'build.json');
  if (!existsSync(file)) return { sharedHash: '', commonHash: '', compressed: false, sitemapHash: '', pages: {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The files of a path (without base path), relative to the output folder. */
export function filesOf(urlPath: string): { document: string; data: string } {
  const name = urlPath === '/' ? '' : urlPath;
  return { document: `public${name}/index.html`, data: `public${name}/page-data.json` };
}

/** The date of last change given by an article. */
function ownDay({ blocks }: CompiledPage): string | undefined {
  for (const named of blocks.flatMap(namedEntries)) {
    if (named.type === 'Article') return named.entry.modified ?? named.entry.published;
  }
  return undefined;
}

/**
 * The record of a rendered page. An article's own date takes precedence over the day on which a build saw different
 * content.
 */
export function pageRecord(
  page: CompiledPage,
  { source, compiled, searchTextHash, files = [], changed }: PageRecord,
): PageRecord {
  const day = ownDay(page) ?? changed;
  return {
    source,
    compiled,
    ...(files.length > 0 && { files }),
    ...(page.hidden && { hidden: true as const }),
    ...(searchTextHash !== undefined && { searchTextHash }),
    ...(day !== undefined && { changed: day }),
  };
}

/**
 * Files of the last build that no longer belong: removed pages, and compressed copies of pages that are no longer
 * compressed.
 */
export function staleFiles(before: BuildRecord, now: BuildRecord, staging: Staging): string[] {
  const stale: string[] = [];
  const doubtful = new Set<string>();
  for (const [urlPath, last] of Object.entries(before.pages)) {
    const page = now.pages[urlPath];
    if (page !== last) for (const name of last.files ?? []) doubtful.add(name);
    if (page && (now.compressed || !before.compressed)) continue;
    const files = Object.values(filesOf(urlPath));
    if (!page) stale.push(...files);
    if (before.compressed) stale.push(...files.map((name) => `${name}.br`));
  }
  const kept = doubtful.size > 0 ? islandFiles(now) : doubtful;
  const gone = [...doubtful].filter((name) => !kept.has(name));
  const all = [...stale, ...(before.redirectPages ?? []), ...gone.flatMap((name) => [name, `${name}.br`])];
  return all.filter((name) => !staging.has(name));
}

function islandFiles({ pages }: BuildRecord): Set<string> {
  const names = new Set<string>();
  for (const { files } of Object.values(pages)) for (const name of files ?? []) names.add(name);
  return names;
}
