import type { CachedPage, CheckCache } from '../cache/check-cache.ts';
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
export async function checkPages(files: ContentFile[], run: PageCheckOptions): Promise<void> {
  for (const file of files) {
    const stamp = run.cache && fileStamp(file.path, run.now);
    const known = stamp && run.cache?.find(file, stamp);
    if (known) restoreCached(file, known, run);
    else await checkFresh(file, stamp, run);
  }
}

function restoreCached(file: ContentFile, { hash, uses, pictures, issues }: CachedPage, run: PageCheckOptions): void {
  addUses(run.content.graph, file, uses);
  run.content.hashes.set(file.path, hash);
  run.content.addPictureUses(pictures);
  run.issues.push(...issues);
}

async function checkFresh(file: ContentFile, stamp: FileStamp | undefined, run: PageCheckOptions): Promise<void> {
  const { content, cache } = run;
  const before = run.issues.length;
  using recorded = collectUses(content.graph);
  const { pictures, dependencies } = await run.check(file);
  const hash = content.hashes.get(file.path);
  if (stamp && hash !== undefined)
    cache?.keep(file, stamp, { hash, uses: recorded.uses, dependencies, pictures, issues: run.issues.slice(before) });
}
