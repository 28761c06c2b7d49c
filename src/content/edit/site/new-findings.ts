import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Issue } from '../../report/issues.ts';
import { checkFolder, type Site } from './site.ts';

/** A finding that a change causes, as text. */
export interface NewFinding {
  code: string;
  /** Relative to the content folder. */
  file: string;
  pointer: string;
  message: string;
  suggestion: string;
}

/**
 * The findings of the draft that the current site does not have, forms and mails included.
 * @param names old and new names that count as the same
 */
export async function newFindings(site: Site, names: readonly string[]): Promise<NewFinding[]> {
  using copy = copyWithDraft(site);
  const { issues } = await checkFolder(site.options, copy.path, { updateCache: false, includeDryRun: true });
  const known = new Map<string, number>();
  for (const issue of site.checked.issues) {
    const key = keyOf(issue, site.options.configDir, names);
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return issues.flatMap((issue) => {
    const key = keyOf(issue, copy.path, names);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    const { code, pointer, message, suggestion } = issue;
    return left > 0 ? [] : [{ code, file: relativeTo(copy.path, issue.path), pointer, message, suggestion }];
  });
}

function keyOf(issue: Issue, dir: string, names: readonly string[]): string {
  const text = [issue.code, relativeTo(dir, issue.path), issue.message].join('\n');
  return [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, '\0'), text);
}

function relativeTo(dir: string, file: string): string {
  return path.relative(dir, file).replaceAll('\\', '/');
}

/**
 * A copy of the content folder with the draft applied. Where possible, unchanged files are symbolic links. Hard links
 * would not do: making one changes a file's ctime, so that the next check would read every file again.
 */
function copyWithDraft({ options, draft }: Site): Disposable & { path: string } {
  const { configDir } = options;
  const changes = new Map(draft.changes().map((change) => [change.file, change.after]));
  const copy = mkdtempSync(path.join(tmpdir(), 'content-trial-'));
  for (const entry of readdirSync(configDir, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const name = relativeTo(configDir, place);
    if (entry.isDirectory()) mkdirSync(path.join(copy, name), { recursive: true });
    else if (!changes.has(name)) (entry.isFile() ? linkOrCopy : copyFileSync)(place, path.join(copy, name));
  }
  for (const [name, content] of changes) {
    if (!content) continue;
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    writeFileSync(path.join(copy, name), content);
  }
  return { path: copy, [Symbol.dispose]: () => rmSync(copy, { recursive: true, force: true }) };
}

function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    symlinkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
