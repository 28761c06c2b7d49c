import type { CheckMemory, PageExtract } from '../memory/check-memory.ts';
import { type FileStamp, fileStamp } from '../memory/file-stamp.ts';
import type { Content } from '../read/content.ts';
import type { ContentFile } from '../read/files.ts';
import type { PictureUse } from '../read/pictures.ts';
import type { FileOrder, Use } from '../references/uses.ts';
import type { Issue } from '../report/issues.ts';

/** How pages are checked. */
export interface PageRun {
  content: Content;
  /** Where reading and checking put what they find. */
  issues: Issue[];
  memory?: CheckMemory;
  /** Milliseconds: when checking began. */
  now: number;
  /** Reads a page and runs every rule on it. @returns the pictures that it shows */
  check(file: ContentFile): Promise<PictureUse[]>;
}

/** Takes up every page: from memory where its file has not changed, else from the file. */
export async function checkPages(files: ContentFile[], run: PageRun): Promise<void> {
  for (const file of files) {
    const stamp = run.memory && fileStamp(file.path, run.now);
    const known = stamp && run.memory?.find(file, stamp);
    if (known) takeUp(file, known, run);
    else await checkAnew(file, stamp, run);
  }
  if (!run.memory) return;
  run.content.graph.remember(run.memory.uses(), orderOf(files));
  run.memory.save();
}

/** The order of these files, looked up only when something was both remembered and seen. */
function orderOf(files: ContentFile[]): FileOrder {
  let places: Map<string, number> | undefined;
  return ({ path }) => {
    places ??= new Map(files.map((file, place) => [file.path, place]));
    return places.get(path) ?? -1;
  };
}

function takeUp(file: ContentFile, { hash, pictures, issues }: PageExtract, run: PageRun): void {
  run.content.hashes.set(file.path, hash);
  run.content.show(pictures);
  run.issues.push(...issues);
}

async function checkAnew(file: ContentFile, stamp: FileStamp | undefined, run: PageRun): Promise<void> {
  const { content, memory } = run;
  const before = run.issues.length;
  const uses: Use[] = [];
  content.graph.listen(memory && ((use) => uses.push(use)));
  const pictures = await run.check(file);
  content.graph.listen(undefined);
  const hash = content.hashes.get(file.path);
  if (stamp && hash !== undefined)
    memory?.keep(file, stamp, { hash, pictures, issues: run.issues.slice(before) }, uses);
}
