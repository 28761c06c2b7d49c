import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutBasePath } from '../http/base-path.ts';

/** Returns the HTML of a page by its path; undefined if there is none. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** Valid paths of pages; they cannot lead out of the folder. */
const PAGE_PATH = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/;

/**
 * Reads pages of the built site in `publicDir` (absolute), by their paths with the base path. Without a site, there are
 * none.
 */
export function pageReader(publicDir: string | undefined, basePath: string): ReadPage {
  return async (path) => {
    const below = withoutBasePath(path, basePath);
    if (publicDir === undefined || !PAGE_PATH.test(below)) return undefined;
    return readFile(join(publicDir, below, 'index.html'), 'utf8').catch(() => undefined);
  };
}
