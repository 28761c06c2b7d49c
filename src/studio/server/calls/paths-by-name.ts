import type { Content } from '../../../content/read/content.ts';
import { memoizeByObject } from '../../../content/read/memoize.ts';
import { publishedPaths } from '../../../content/references/publishing/public-paths.ts';

/** URL paths by the page or entry that they show, such as `pages/home`; main path first. */
export const pathsByName = memoizeByObject((content: Content): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  const mainFirst = publishedPaths(content).toSorted(
    (one, other) => Number(one.path !== one.canonicalPath) - Number(other.path !== other.canonicalPath),
  );
  for (const { path, pageId, entry } of mainFirst) {
    const names = [`pages/${pageId}`, ...(entry ? [`${entry.collection}/${entry.id}`] : [])];
    for (const name of names) found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
});
