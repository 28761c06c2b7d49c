import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentKind } from '../schema/schemas.ts';

/** A content file that is there, or should be. */
export interface ContentFile {
  kind: ContentKind;
  /** The file name without its ending. */
  id: string;
  /** Absolute path. */
  path: string;
}

/** Whether a file may have this name, without its ending. */
export function isFileName(id: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

/** What is in one folder: names of entries, or undefined when there is no such folder. */
export function entriesOf(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort();
  } catch {
    return undefined;
  }
}

/** Where the drawings and fonts of a company lie. */
export const brandFolder = (configDir: string) => join(configDir, 'brand');

/** Files that are served as they are, below the top of the site; a site need not have any. */
export const publicFolder = (configDir: string) => join(configDir, 'public');

/** Every content file by the places that the schemas name, sorted; single files are listed even when they are missing. */
export function contentFiles(configDir: string, kinds: ContentKind[]): ContentFile[] {
  return kinds.flatMap((kind) => {
    const place = join(configDir, kind.place);
    if (!kind.isFolder) return [{ kind, id: kind.name, path: place }];
    const names = (entriesOf(place) ?? []).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
    return names.map((name) => ({ kind, id: name.slice(0, -'.json'.length), path: place + sep + name }));
  });
}
