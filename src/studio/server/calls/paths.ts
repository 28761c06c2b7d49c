import type { Content } from '../../../content/read/content.ts';
import { publishedPaths } from '../../../content/references/publishing/public-paths.ts';
import type { LiveSite } from '../live/live-site.ts';
import { type Files, idOf, kindOfFile } from './file-titles.ts';

/** Files, and what is shown of them. */
interface ShownFiles extends Files {
  live: Pick<LiveSite, 'content'>;
}

/** The paths of what was read last, by what they show; they change with it alone. */
const known = new WeakMap<Content, Map<string, string[]>>();

function pathsIn(content: Content): Map<string, string[]> {
  const found = known.get(content) ?? pathsByName(content);
  known.set(content, found);
  return found;
}

function pathsByName(content: Content): Map<string, string[]> {
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

/** The paths that show a page or an entry, the main one first. */
export function pathsOfFile(studio: ShownFiles, file: string): string[] {
  const kind = kindOfFile(studio, file);
  const { content } = studio.live;
  return (kind && content && pathsIn(content).get(`${kind.name}/${idOf(file)}`)) ?? [];
}
