import type { Content } from '../../../read/content.ts';
import { fillParameter, hasParameter, RESERVED, type RoutePath, routePaths } from '../../../references/routes.ts';
import { takeOut, unsure } from '../../../report/fixes.ts';
import type { Report } from '../../../report/issues.ts';
import { asErrors, asWarnings, type Check } from '../../check.ts';

/** Checks that every path is declared once, reachable and correctly spelt. */
export const check: Check = {
  codes: {
    ...asErrors(`
      duplicate-path unreachable-path path-without-collection collection-without-parameter bad-path reserved-path
      missing-home
    `),
    ...asWarnings('page-in-two-routes useless-missing'),
  },
  start: (content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name === 'routes') checkPaths(routePaths(data), file.path, content, report);
    },
    // At the end, because links show which of two routes existed first.
    end: () => {
      for (const { file, data } of content.documents('routes'))
        reportSharedPages(routePaths(data), file.path, content, report);
    },
  }),
};

function checkPaths(routes: RoutePath[], path: string, content: Content, report: Report): void {
  const at = (route: RoutePath) => ({ path, pointer: route.pointer });
  const taken = new Map<string, RoutePath>();
  for (const route of routes) {
    const { pattern, collection } = route;
    if (RESERVED.test(pattern))
      report({
        ...at(route),
        code: 'reserved-path',
        message: `The path ${pattern} is reserved for the server.`,
        suggestion: 'Choose another one.',
      });
    if (/[A-Z]/.test(pattern.replace(/\{[^}]*\}/g, ''))) {
      content.misnamed.add(pattern);
      report({
        ...at(route),
        code: 'bad-path',
        message: `The path ${pattern} has capital letters.`,
        suggestion: `Write "${pattern.replace(/[^{}]+(?![^{]*\})/g, (part) => part.toLowerCase())}".`,
      });
    }
    if (hasParameter(pattern) && collection === undefined)
      report({
        ...at(route),
        code: 'path-without-collection',
        message: `${pattern} has a placeholder in {curly brackets}, but the route has no collection to fill it.`,
        suggestion: 'Add "collection" to this route, or remove the placeholder.',
      });
    declare(route, taken, content, (code, message, suggestion) => report({ ...at(route), code, message, suggestion }));
  }
  reportUselessCollections(routes, path, report);
  for (const route of routes) {
    const pointer = `${routeOf(route)}/missing`;
    if (route.missingPageId !== undefined && route.pattern === route.mainPattern && route.collection === undefined)
      report({
        path,
        pointer,
        at: 'key',
        code: 'useless-missing',
        message: 'This route shows no entries of a collection, so none can be missing, and this page is never shown.',
        suggestion: 'Remove the line.',
        fix: unsure(takeOut(pointer)),
      });
  }
  const hasHome = routes.some((route) => route.pattern === '/');
  if (!hasHome && routes.length > 0)
    report({
      path,
      pointer: '/routes',
      code: 'missing-home',
      message: 'No route has the path "/", so the site has no home page.',
      suggestion: 'Add "/" to the paths of the home page.',
    });
}

function declare(
  route: RoutePath,
  taken: Map<string, RoutePath>,
  content: Content,
  reportIssue: (code: string, message: string, suggestion: string) => void,
): void {
  const { pattern, collection } = route;
  const shape = hasParameter(pattern) ? pattern.replace(/\{[^}]*\}/g, '{}') : pattern;
  const earlier = taken.get(shape);
  if (earlier) {
    const same = earlier.pageId === route.pageId ? 'the same page' : `the page ${earlier.pageId}`;
    reportIssue(
      'duplicate-path',
      `The path ${pattern} appears twice; it already shows ${same}.`,
      'Remove one of the two.',
    );
    return;
  }
  taken.set(shape, route);
  if (!hasParameter(pattern) || collection === undefined) return;
  for (const id of content.publicIds(collection)) {
    const filled = fillParameter(pattern, id);
    const other = taken.get(filled);
    if (other)
      reportIssue(
        'unreachable-path',
        `${filled} can never show the entry "${id}" of ${collection}: the path already shows the page ${other.pageId}.`,
        'Rename the entry, or change the other path.',
      );
    else taken.set(filled, route);
  }
}

/**
 * Reports several routes for one page: search engines would get the first path of each, as if they were different
 * pages.
 */
function reportSharedPages(routes: RoutePath[], path: string, content: Content, report: Report): void {
  const alone = routes.filter(({ collection }) => collection === undefined);
  const isNamesake = ({ pattern, pageId }: RoutePath) => pattern === '/' || pattern.endsWith(`/${pageId}`);
  const links = (paths: RoutePath[]) =>
    paths.some(isNamesake)
      ? Number.POSITIVE_INFINITY
      : paths.reduce((sum, { pattern }) => sum + content.graph.usedBy('link', pattern).length, 0);
  for (const ofPage of Map.groupBy(alone, ({ pageId }) => pageId).values()) {
    const [first, ...later] = [...Map.groupBy(ofPage, routeOf)].sort(
      ([, one], [, other]) => Math.sign(links(other) - links(one)) || 0,
    );
    for (const [pointer, paths] of first ? later : []) {
      const written = paths.map(({ pattern }) => `"${pattern}"`).join(', ');
      report({
        path,
        pointer: `${pointer}/page`,
        ...(first && { twin: { path, pointer: `${first[0]}/page` } }),
        code: 'page-in-two-routes',
        message: `The page "${paths[0]?.pageId}" has a route already, so search engines would find it twice.`,
        suggestion: `Write ${written} into the "paths" of that route, with "${first?.[1][0]?.pattern}", and remove this one; or name another page here.`,
      });
    }
  }
}

const routeOf = ({ pointer }: RoutePath) => pointer.split('/').slice(0, 3).join('/');

function reportUselessCollections(routes: RoutePath[], path: string, report: Report): void {
  const collecting = routes.filter(({ collection }) => collection !== undefined);
  const byRoute = Map.groupBy(collecting, routeOf);
  for (const [pointer, ofRoute] of byRoute) {
    const { collection } = ofRoute[0] ?? {};
    if (collection === undefined || ofRoute.some((route) => hasParameter(route.pattern))) continue;
    report({
      path,
      pointer: `${pointer}/collection`,
      code: 'collection-without-parameter',
      message: `The route names the collection "${collection}", but none of its paths has a placeholder such as {name} for it.`,
      suggestion: 'Add such a path, or remove "collection".',
    });
  }
}
