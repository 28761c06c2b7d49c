import { pointerStep } from '../../read/json.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import { fillParameter, hasParameter, type RoutePath, redirectsIn, routePaths } from '../../references/routes.ts';
import type { Entity } from '../entities/entity.ts';
import { refusal } from '../entities/operation-refused-error.ts';
import { contentFileName, dataIn, type Site } from '../site/site.ts';
import type { Edit } from '../text/edit.ts';
import { phrase } from '../words/phrase.ts';
import type { Plan } from './plan.ts';

/** An address to redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/** The addresses of routes: the path itself, or one for each visible entry. */
export function addressesOf({ content }: Site, path: Pick<RoutePath, 'pattern' | 'collection'>): string[] {
  if (!hasParameter(path.pattern)) return [path.pattern];
  const { pattern, collection } = path;
  return collection === undefined ? [] : [...content.publicIds(collection)].map((id) => fillParameter(pattern, id));
}

/** The addresses of a page or collection entry. */
export function addressesOfFile(site: Site, { source, name }: Entity): string[] {
  return publicPaths(site.content)
    .filter(({ pageId, entry }) =>
      source.type === 'file' && source.contentType === 'pages'
        ? pageId === name
        : source.type === 'file' && entry?.collection === source.contentType && entry.id === name,
    )
    .map(({ path }) => path);
}

/** Refuses to take the address of the home page. @throws OperationRefusedError */
export function refuseHome(addresses: string[]): void {
  if (addresses.includes('/')) throw refusal('homeStays');
}

/** The routes of a collection's entries. */
export function patternsFor({ content }: Site, collection: string): string[] {
  return routePaths(content.data('routes')).flatMap((path) =>
    path.collection === collection && hasParameter(path.pattern) ? [path.pattern] : [],
  );
}

/** Adds redirects to routes.json, each directly to a page. */
export function addRedirects(plan: Plan, redirects: Redirect[]): void {
  const { site } = plan;
  const file = contentFileName(site, 'routes');
  const before = redirectsIn(dataIn(site, file));
  const after = new Map(before);
  for (const { from, to } of redirects) {
    for (const [old, target] of after) if (target === from) after.set(old, to);
    after.delete(to);
    after.set(from, to);
    plan.say(phrase('redirect', { from, to }));
  }
  site.draft.edit(file, editsOf(before, after, dataIn(site, file)));
}

function editsOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, routes: unknown): Edit[] {
  if (after.size === 0) return before.size > 0 ? [{ type: 'remove', at: '/moved' }] : [];
  if (before.size === 0) {
    const index = Object.keys(routes ?? {}).indexOf('routes') + 1;
    const value = Object.fromEntries(after);
    return [{ type: 'moved' in Object(routes) ? 'set' : 'insert', at: '/moved', value, place: index }];
  }
  const removed = [...before.keys()].filter((from) => !after.has(from));
  const changed = [...after].filter(([from, to]) => before.get(from) !== to);
  return [
    ...changed.map(([from, to]): Edit => ({ type: 'set', at: `/moved${pointerStep(from)}`, value: to })),
    ...removed.map((from): Edit => ({ type: 'remove', at: `/moved${pointerStep(from)}` })),
  ];
}
