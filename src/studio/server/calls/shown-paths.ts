import type { Content } from '../../../content/read/content.ts';
import { publishedPaths } from '../../../content/references/publishing/public-paths.ts';

/** Paths by content, which is immutable once read. */
const known = new WeakMap<Content, ReadonlyMap<string, string[]>>();

/** URL paths by the page or entry that they show, such as `pages/home`; main path first. */
export function pathsByName(content: Content): ReadonlyMap<string, string[]> {
  const found = known.get(content) ?? readPaths(content);
  known.set(content, found);
  return found;
}

function readPaths(content: Content): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const mainFirst = publishedPaths(content).toSorted(
    (one, other) => Number(one.path !== one.canonicalPath) - Number(other.path !== other.canonicalPath),
  );
  for (const { path, pageId, entry } of mainFirst) {
    const names = [`pages/${pageId}`, ...(entry ? [`${entry.collection}/${entry.id}`] : [])];
    for (const name of names) found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}
