import type { Content } from '../../read/content.ts';
import { type SitePath, sitePaths } from '../routes.ts';

/** Every path that visitors can open at one time or another. */
export function publicPaths(content: Content): SitePath[] {
  return sitePaths(content.data('routes'), (collection) => [...content.publicIds(collection)]);
}

/** Those that they can open now. Known when all files were checked. */
export function publishedPaths(content: Content): SitePath[] {
  const windows = content.pageWindows();
  return sitePaths(content.data('routes'), (collection) => [...content.idsWithPage(collection)].sort()).filter(
    ({ pageId }) => content.isTimeFor(windows.get(pageId)),
  );
}
