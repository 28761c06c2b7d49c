import type { Content } from '../../read/content.ts';
import { type SitePath, sitePaths } from '../routes.ts';

/** Every path that visitors can open now or at another time. */
export function publicPaths(content: Content): SitePath[] {
  return sitePaths(content.data('routes'), (collection) => [...content.publicIds(collection)]);
}

/** The paths that visitors can open now. Available once all files are checked. */
export function publishedPaths(content: Content): SitePath[] {
  const windows = content.pageWindows();
  return sitePaths(content.data('routes'), (collection) => [...content.idsWithPage(collection)].sort()).filter(
    ({ pageId }) => content.isWindowOpen(windows.get(pageId)),
  );
}
