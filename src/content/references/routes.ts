import { isObject, listProperty, property, textProperty } from '../read/json.ts';
import { memoizeByObject } from '../read/memoize.ts';

/** A path in routes.json. */
export interface RoutePath {
  /** The path as written, with {name} for a part that a collection fills. */
  pattern: string;
  /** JSON pointer in routes.json. */
  pointer: string;
  pageId: string;
  /** The collection that fills the parameter, if the route names one. */
  collection?: string;
  /** The first path of the same route that also has a parameter, or also has none. */
  mainPattern: string;
  /** The main path of the list, if the same route has a list of a collection and pages of its entries. */
  listPattern?: string;
  /** The page to show if no entry has the name in the path. */
  missingPageId?: string;
}

/** Paths that the server answers itself. */
export const RESERVED = /^\/(api|images|assets|page-data|healthz|404)(\/|$)/;

const parameter = /\{[^{}]*\}/;

/** Whether a path has a parameter, which stands for the entries of a collection. */
export function hasParameter(pattern: string): boolean {
  return pattern.includes('{') && parameter.test(pattern);
}

/** Inserts an entry's id into a path. */
export function fillParameter(pattern: string, entryId: string): string {
  return pattern.replace(parameter, entryId);
}

/** Every path in routes.json, in order. Invalid ones are left out, since the schema reports them. */
export function routePaths(routes: unknown): RoutePath[] {
  return isObject(routes) ? pathsIn(routes) : [];
}

/** Several rules and the compiler need the paths, and there may be thousands. */
const pathsIn = memoizeByObject((routes: object): RoutePath[] => {
  const found: RoutePath[] = [];
  const list = listProperty(routes, 'routes');
  for (let index = 0; index < list.length; index++) addPaths(list[index], index, found);
  return found;
});

function addPaths(route: unknown, routeIndex: number, found: RoutePath[]): void {
  const pageId = textProperty(route, 'page');
  if (pageId === undefined) return;
  const collection = textProperty(route, 'collection');
  const missingPageId = textProperty(route, 'missing');
  const paths = listProperty(route, 'paths');
  const patterns = paths.filter((path) => typeof path === 'string' && path !== '').map((path) => asMeant(String(path)));
  const filled = patterns.find(hasParameter);
  const plain = patterns.find((pattern) => !hasParameter(pattern));
  for (let index = 0; index < paths.length; index++) {
    const written = paths[index];
    if (typeof written !== 'string' || written === '') continue;
    const pattern = asMeant(written);
    const mainPattern = (hasParameter(pattern) ? filled : plain) ?? pattern;
    const pointer = `/routes/${routeIndex}/paths/${index}`;
    const path: RoutePath = { pattern, pointer, pageId, mainPattern };
    if (collection !== undefined) path.collection = collection;
    if (missingPageId !== undefined) path.missingPageId = missingPageId;
    if (filled !== undefined && plain !== undefined) path.listPattern = plain;
    found.push(path);
  }
}

/**
 * Converts notations of other programs: /blog/:name, /blog/[name], /contact/*, /careers?from=home. The schema reports
 * such a path; it should not lead to more findings about the page.
 */
function asMeant(path: string): string {
  if (!/[:[*?#]/.test(path)) return path;
  const bare = path.replace(
    /(?<=\/)(?::(\w+)\??|\[(?:\.{3})?(\w+)\])(?=\/|$)/g,
    (_, colon?: string, bracket?: string) => {
      return `{${colon ?? bracket}}`;
    },
  );
  return bare.replace(/\/?[*?#].*$/, '') || '/';
}

/** One path that a visitor can open. */
export interface SitePath {
  path: string;
  canonicalPath: string;
  pageId: string;
  /** The path of the list, if entries open on the same page as their list; then both count as one screen. */
  screen?: string;
  /** The entry of a collection that the path names. */
  entry?: { collection: string; id: string };
}

/** All paths, with parameters replaced by the ids of their collection's entries. */
export function sitePaths(routes: unknown, entryIds: (collection: string) => string[]): SitePath[] {
  return routePaths(routes).flatMap(({ pattern, mainPattern, pageId, collection, listPattern }) => {
    const page = { pageId, ...(listPattern === undefined ? {} : { screen: listPattern }) };
    if (!hasParameter(pattern)) return [{ path: pattern, canonicalPath: mainPattern, ...page }];
    if (collection === undefined) return [];
    return entryIds(collection).map((id) => ({
      path: fillParameter(pattern, id),
      canonicalPath: fillParameter(mainPattern, id),
      ...page,
      entry: { collection, id },
    }));
  });
}

/** For collections with a page for missing entries: the beginning of their paths, and that page. */
export function missingEntryPages(routes: unknown): { prefix: string; pageId: string }[] {
  return routePaths(routes).flatMap(({ pattern, missingPageId }) =>
    missingPageId !== undefined && hasParameter(pattern)
      ? [{ prefix: pattern.slice(0, pattern.search(parameter)), pageId: missingPageId }]
      : [],
  );
}

/** The page for unknown paths. */
export function notFoundPage(routes: unknown): string | undefined {
  const id = property(routes, 'notFound');
  return typeof id === 'string' ? id : undefined;
}

/** The pointer of the route that a path belongs to. */
export const routeOf = ({ pointer }: Pick<RoutePath, 'pointer'>) => pointer.split('/').slice(0, 3).join('/');

/** The old and new paths of moved pages in routes.json. Invalid entries are left out. */
export function redirectsIn(routes: unknown): Map<string, string> {
  const moved = property(routes, 'moved');
  const lines = isObject(moved) ? Object.entries(moved) : [];
  return new Map(lines.flatMap(([from, to]): [string, string][] => (typeof to === 'string' ? [[from, to]] : [])));
}

/**
 * The address to which a chain of redirects leads.
 * @returns undefined if the address has not moved, or the chain is circular
 */
export function resolveRedirects(path: string, moved: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set([path]);
  let at = moved.get(path);
  while (at !== undefined && moved.has(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = moved.get(at);
  }
  return at;
}
