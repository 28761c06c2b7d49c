import { isObject, listProperty, property, textProperty } from '../read/json.ts';

/** A path as routes.json writes it. */
export interface RoutePath {
  /** As written, with {name} for a part that a collection fills. */
  pattern: string;
  /** Place in routes.json. */
  pointer: string;
  pageId: string;
  /** The collection that fills the parameter, if the route names one. */
  collection?: string;
  /** The first path of the route of the same sort (with or without a parameter). */
  mainPattern: string;
  /** Where a route lists a collection and shows its entries: the main path of the list. */
  listPattern?: string;
  /** The page shown when no entry has the name in the address. */
  missingPageId?: string;
}

const parameter = /\{[^{}]*\}/;

/** True for a path with a part that a collection fills. */
export function hasParameter(pattern: string): boolean {
  return pattern.includes('{') && parameter.test(pattern);
}

/** Puts an entry of a collection into a path. */
export function fillParameter(pattern: string, entryId: string): string {
  return pattern.replace(parameter, entryId);
}

/** The paths of each routes.json that was read: several rules and the compiler ask for them, and there may be thousands. */
const known = new WeakMap<object, RoutePath[]>();

/** Every path of routes.json, in its order; what is not well formed is left out, the schema reports it. */
export function routePaths(routes: unknown): RoutePath[] {
  if (!isObject(routes)) return [];
  const found = known.get(routes) ?? readPaths(routes);
  known.set(routes, found);
  return found;
}

function readPaths(routes: unknown): RoutePath[] {
  const found: RoutePath[] = [];
  const list = listProperty(routes, 'routes');
  for (let index = 0; index < list.length; index++) addPaths(list[index], index, found);
  return found;
}

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
 * A path with the signs of other programs: /blog/:name, /blog/[name], /contact/*, /careers?from=home. The schema reports
 * them; what else is said of the page should not depend on them.
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
  /** The path of the list where entries open on the page of their list: list and entries are one screen. */
  screen?: string;
  /** The entry of a collection that the path names. */
  entry?: { collection: string; id: string };
}

/** Every path, parameters filled with the ids of the entries of their collection. */
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

/** What is shown instead of an entry that does not exist: a path that begins like this, and the page. */
export function missingEntryPages(routes: unknown): { prefix: string; pageId: string }[] {
  return routePaths(routes).flatMap(({ pattern, missingPageId }) =>
    missingPageId !== undefined && hasParameter(pattern)
      ? [{ prefix: pattern.slice(0, pattern.search(parameter)), pageId: missingPageId }]
      : [],
  );
}

/** The page for paths that lead nowhere. */
export function notFoundPage(routes: unknown): string | undefined {
  const id = property(routes, 'notFound');
  return typeof id === 'string' ? id : undefined;
}
