import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives the HTML of a page of the site by its path; undefined when there is none. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** What paths of pages look like; nothing in it can lead out of the folder. */
const PAGE_PATH = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/;

/** Reads pages of the built site in `publicDir` (absolute); without one there are no pages. */
export function pageReader(publicDir: string | undefined): ReadPage {
  return async (path) => {
    if (publicDir === undefined || !PAGE_PATH.test(path)) return undefined;
    return readFile(join(publicDir, path, 'index.html'), 'utf8').catch(() => undefined);
  };
}
