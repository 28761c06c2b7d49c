/** What a build remembers of itself, so that the next one renders only what has changed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../contracts/compiled-site.ts';
import { namedEntries } from '../../generated/block-entries.ts';
import type { Staging } from './output.ts';

/** What a page was rendered from: the marks of its file and of the compiled page, each with that of the pages above it; and the files that its data names. */
export interface PageRecord {
  source: string;
  compiled: string;
  files?: string[];
  /** Set for pages that search engines leave out. */
  hidden?: true;
  /** Hash of what the search indexes of the page; absent for pages that are kept out of the search. */
  found?: string;
  /** The day the content last changed: year-month-day. The first build of a page cannot know it. */
  changed?: string;
}

/** Kept beside the output: what each page was rendered from. */
export interface BuildRecord {
  /** Hash of all that pages share when they are rendered: code, theme, site data. */
  shared: string;
  /** CompiledSite.commonHash: what pages may take from when they are compiled. */
  common: string;
  /** Whether pages have a compressed form beside them. */
  compressed: boolean;
  /** Hash of what the site map lists. */
  listed: string;
  /** The pages at addresses that have moved: files relative to the output folder. */
  moved?: string[];
  /** By path, below the base path. */
  pages: Record<string, PageRecord>;
}

/** The record of the last build into a folder; an empty one without. */
export function readRecord(outDir: string): BuildRecord {
  const file = path.join(outDir, 'build.json');
  if (!existsSync(file)) return { shared: '', common: '', compressed: false, listed: '', pages: {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Files of a path below the base path, relative to the output folder. */
export function filesOf(urlPath: string): { document: string; data: string } {
  const name = urlPath === '/' ? '' : urlPath;
  return { document: `public${name}/index.html`, data: `public${name}/page-data.json` };
}

/** The day that an article names as that of its last change. */
function ownDay({ blocks }: CompiledPage): string | undefined {
  for (const named of blocks.flatMap(namedEntries)) {
    if (named.type === 'Article') return named.entry.modified ?? named.entry.published;
  }
  return undefined;
}

/** What is remembered of a rendered page. Its own day wins over the day on which a build saw other content. */
export function pageRecord(
  page: CompiledPage,
  { source, compiled, found, files = [], changed }: PageRecord,
): PageRecord {
  const day = ownDay(page) ?? changed;
  return {
    source,
    compiled,
    ...(files.length > 0 && { files }),
    ...(page.hidden && { hidden: true as const }),
    ...(found !== undefined && { found }),
    ...(day !== undefined && { changed: day }),
  };
}

/** Files of the last build that this one has no more: pages that are gone, compressed forms of pages that have none now. */
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
  const all = [...stale, ...(before.moved ?? []), ...gone.flatMap((name) => [name, `${name}.br`])];
  return all.filter((name) => !staging.has(name));
}

function islandFiles({ pages }: BuildRecord): Set<string> {
  const names = new Set<string>();
  for (const { files } of Object.values(pages)) for (const name of files ?? []) names.add(name);
  return names;
}
