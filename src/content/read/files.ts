import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentKind } from '../schema/schemas.ts';

/** A content file that exists or is expected to exist. */
export interface ContentFile {
  kind: ContentKind;
  /** The file name without extension. */
  id: string;
  /** Absolute path. */
  path: string;
}

/** Whether this is a valid file name, without extension. */
export function isFileName(id: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

/** The valid file name most similar to another name; undefined if it has no usable characters. */
export function fileNameFrom(id: string): string | undefined {
  const name = id
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' ? undefined : name;
}

/** The names in a folder, or undefined if it does not exist. */
export function entriesOf(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort();
  } catch {
    return undefined;
  }
}

/** The folder of the company's drawings and fonts. */
export const brandFolder = (configDir: string) => join(configDir, 'brand');

/** The folder of files served unchanged from the root of the site; optional. */
export const publicFolder = (configDir: string) => join(configDir, 'public');

/** All content files in the places that schemas name, sorted. Single files are listed even if they do not exist. */
export function contentFiles(configDir: string, kinds: ContentKind[]): ContentFile[] {
  return kinds.flatMap((kind) => {
    const place = join(configDir, kind.place);
    if (!kind.isFolder) return [{ kind, id: kind.name, path: place }];
    const names = (entriesOf(place) ?? []).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
    return names.map((name) => ({ kind, id: name.slice(0, -'.json'.length), path: place + sep + name }));
  });
}
