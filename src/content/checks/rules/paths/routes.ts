import {
  fillParameter,
  hasParameter,
  RESERVED,
  type RoutePath,
  routeOf,
  routePaths,
} from '../../../references/routes.ts';
import { dubiousValue } from '../../../report/fixes.ts';
import { likelyCollection } from '../../links/likely-collection.ts';
import { asErrors, asWarnings, type Content, type FileIssue, type Issues, type Rule, withPath } from '../../rule.ts';

/** Checks that every path is declared once, reachable and correctly spelt. */
export const rule: Rule = {
  codes: {
    ...asErrors(`
      duplicate-path unreachable-path path-without-collection collection-without-parameter bad-path reserved-path
      missing-home
    `),
    ...asWarnings('page-in-two-routes useless-missing'),
  },
  files: 'routes',
  onDocument: ({ data }, content) => {
    const routes = routePaths(data);
    const taken = new Map<string, RoutePath>();
    const isMissingHome = routes.length > 0 && !routes.some(({ pattern }) => pattern === '/');
    return [
      routes.map((route) => [pathIssues(route, content), declared(route, routes, taken, content)]),
      uselessCollections(routes),
      routes.map(uselessMissing),
      isMissingHome ? MISSING_HOME : undefined,
    ];
  },
  // At the end, because links show which of two routes existed first.
  *onEnd(content) {
    for (const { file, data } of content.documents('routes'))
      yield* withPath(file, sharedPages(routePaths(data), file.path, content));
  },
};

const MISSING_HOME: FileIssue = {
  pointer: '/routes',
  code: 'missing-home',
  message: 'No route has the path "/", so the site has no home page.',
  suggestion: 'Add "/" to the paths of the home page.',
};

function pathIssues({ pattern, pointer, collection, pageId }: RoutePath, content: Content): Issues<FileIssue> {
  const isInCapitals = /[A-Z]/.test(pattern.replace(/\{[^}]*\}/g, ''));
  if (isInCapitals) content.invalidNames.add(pattern);
  return [
    RESERVED.test(pattern)
      ? {
          pointer,
          code: 'reserved-path',
          message: `The path ${pattern} is reserved for the server.`,
          suggestion: 'Choose another one.',
        }
      : undefined,
    isInCapitals
      ? {
          pointer,
          code: 'bad-path',
          message: `The path ${pattern} has capital letters.`,
          suggestion: `Write "${pattern.replace(/[^{}]+(?![^{]*\})/g, (part) => part.toLowerCase().replace(/[^\w/-]+/g, '-'))}".`,
        }
      : undefined,
    hasParameter(pattern) && collection === undefined
      ? {
          pointer,
          code: 'path-without-collection',
          message: `${pattern} has a placeholder in {curly brackets}, but the route has no collection to fill it.`,
          suggestion: collectionAdvice(pattern, pageId, content),
        }
      : undefined,
  ];
}

/** Says which collection to add to a route with a placeholder, if its names tell. */
function collectionAdvice(pattern: string, pageId: string, content: Content): string {
  const likely = likelyCollection(pattern, pageId, content);
  return likely === undefined
    ? 'Add "collection" to this route, or remove the placeholder.'
    : `Add "collection": "${likely}" to this route, or remove the placeholder.`;
}

function uselessMissing(route: RoutePath): Issues<FileIssue> {
  const pointer = `${routeOf(route)}/missing`;
  if (route.missingPageId === undefined || route.pattern !== route.mainPattern || route.collection !== undefined)
    return undefined;
  return {
    at: 'key',
    code: 'useless-missing',
    message: 'This route shows no entries of a collection, so none can be missing, and this page is never shown.',
    ...dubiousValue(pointer, 'Remove the line.'),
  };
}

/** Adds a path, and those of its entries, to the ones that are taken. */
function declared(
  route: RoutePath,
  routes: RoutePath[],
  taken: Map<string, RoutePath>,
  content: Content,
): Issues<FileIssue> {
  const { pattern, collection, pageId, pointer } = route;
  const shape = hasParameter(pattern) ? pattern.replace(/\{[^}]*\}/g, '{}') : pattern;
  const earlier = taken.get(shape);
  if (earlier && isRepeated(route, routes, taken))
    return pattern === route.mainPattern ? sameRoute(route, earlier) : undefined;
  if (earlier)
    return {
      pointer,
      code: 'duplicate-path',
      message: `The path ${pattern} appears twice; it already shows ${earlier.pageId === pageId ? 'the same page' : `the page ${earlier.pageId}`}.`,
      suggestion: 'Remove one of the two.',
    };
  taken.set(shape, route);
  if (!hasParameter(pattern) || collection === undefined) return undefined;
  return [...content.publicIds(collection)].map((id) => {
    const filled = fillParameter(pattern, id);
    const other = taken.get(filled);
    if (!other) taken.set(filled, route);
    return (
      other && {
        pointer,
        code: 'unreachable-path',
        message: `${filled} can never show the entry "${id}" of ${collection}: the path already shows the page ${other.pageId}.`,
        suggestion: 'Rename the entry, or change the other path.',
      }
    );
  });
}

/** Whether all paths of a route are those of earlier ones, which show the same. */
function isRepeated(route: RoutePath, routes: RoutePath[], taken: ReadonlyMap<string, RoutePath>): boolean {
  return routes
    .filter((one) => routeOf(one) === routeOf(route))
    .map(({ pattern }) => taken.get(pattern))
    .every(
      (one) =>
        one && routeOf(one) !== routeOf(route) && one.pageId === route.pageId && one.collection === route.collection,
    );
}

/** The issue of a route that a merge, or copying, has left there twice. */
function sameRoute(route: RoutePath, { pattern, pageId }: RoutePath): FileIssue {
  const pointer = routeOf(route);
  return {
    code: 'duplicate-path',
    message: `There is a route for ${pattern} already, and it shows the same page ${pageId}.`,
    ...dubiousValue(pointer, 'Remove this one.'),
  };
}

/**
 * Reports several routes for one page: search engines would get the first path of each, as if they were different
 * pages.
 */
function* sharedPages(routes: RoutePath[], path: string, content: Content): Iterable<FileIssue> {
  const alone = routes.filter(({ collection }) => collection === undefined);
  const isNamesake = ({ pattern, pageId }: RoutePath) => pattern === '/' || pattern.endsWith(`/${pageId}`);
  const links = (paths: RoutePath[]) =>
    paths.some(isNamesake)
      ? Number.POSITIVE_INFINITY
      : paths.reduce((sum, { pattern }) => sum + content.graph.usesOf('link', pattern).length, 0);
  for (const ofPage of Map.groupBy(alone, ({ pageId }) => pageId).values()) {
    const [first, ...later] = [...Map.groupBy(ofPage, routeOf)].sort(
      ([, one], [, other]) => Math.sign(links(other) - links(one)) || 0,
    );
    for (const [pointer, paths] of first ? later : []) {
      if (paths.every(({ pattern }) => first?.[1].some((other) => other.pattern === pattern))) continue;
      const written = paths.map(({ pattern }) => `"${pattern}"`).join(', ');
      yield {
        pointer: `${pointer}/page`,
        ...(first && { related: { path, pointer: `${first[0]}/page` } }),
        code: 'page-in-two-routes',
        message: `The page "${paths[0]?.pageId}" has a route already, so search engines would find it twice.`,
        suggestion: `Write ${written} into the "paths" of that route, with "${first?.[1][0]?.pattern}", and remove this one; or name another page here.`,
      };
    }
  }
}

function uselessCollections(routes: RoutePath[]): Issues<FileIssue> {
  const collecting = routes.filter(({ collection }) => collection !== undefined);
  return [...Map.groupBy(collecting, routeOf)].map(([pointer, ofRoute]) =>
    ofRoute.some(({ pattern }) => hasParameter(pattern))
      ? undefined
      : {
          pointer: `${pointer}/collection`,
          code: 'collection-without-parameter',
          message: `The route names the collection "${ofRoute[0]?.collection}", but none of its paths has a placeholder such as {name} for it.`,
          suggestion: 'Add such a path, or remove "collection".',
        },
  );
}
