import type { CachedFile, CachedPage, CheckCache } from '../cache/check-cache.ts';
import { type FileStamp, fileStamp } from '../cache/file-stamp.ts';
import { addUses, collectUses } from '../cache/saved-uses.ts';
import type { Content } from '../read/content.ts';
import type { ContentFile } from '../read/files.ts';
import type { Issue } from '../report/issues.ts';

/** Options for checking pages. */
export interface PageCheckOptions {
  content: Content;
  /** Collects the issues of reading and checking. */
  issues: Issue[];
  cache?: CheckCache;
  /** When checking began, in milliseconds. */
  now: number;
  /** Reads a page and runs every rule on it. @returns the pictures it shows, and the kinds of files on which its errors depend */
  check(file: ContentFile): Promise<Pick<CachedPage, 'pictures' | 'dependencies'>>;
}

/** Checks every page, from the cache if its file is unchanged, otherwise from the file. */
export async function checkPages(files: ContentFile[], options: PageCheckOptions): Promise<void> {
  for (const file of files) {
    const stamp = options.cache && fileStamp(file.path, options.now);
    const known = stamp && options.cache?.find(file, stamp);
    if (known) restoreCached(file, known, options);
    else await checkFresh(file, stamp, options);
  }
}

function restoreCached(file: ContentFile, page: CachedPage, { content, issues }: PageCheckOptions): void {
  restoreFile(content, file, page);
  content.hashes.set(file.path, page.hash);
  content.addPictureUses(page.pictures);
  issues.push(...page.issues);
}

/** Adds what is known about a file to that about the others. */
export function restoreFile({ graph, notes }: Content, file: ContentFile, known: CachedFile): void {
  addUses(graph, file, known.uses);
  notes.restore(file, known.notes);
}

async function checkFresh(file: ContentFile, stamp: FileStamp | undefined, options: PageCheckOptions): Promise<void> {
  const { content, cache, issues } = options;
  const before = issues.length;
  using recorded = collectUses(content.graph);
  const { pictures, dependencies } = await options.check(file);
  const hash = content.hashes.get(file.path);
  if (!stamp || hash === undefined) return;
  const own = { uses: recorded.uses, notes: content.notes.about(file), issues: issues.slice(before) };
  cache?.keep(file, stamp, { hash, dependencies, pictures, ...own });
}
