import { pathOf } from '../../../references/addresses/own-path.ts';
import { publicPaths } from '../../../references/publishing/public-paths.ts';
import { hasParameter, type RoutePath, redirectsIn, routePaths } from '../../../references/routes.ts';
import { isCertainTypo } from '../../../references/suggestions.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import type { Content, Issue, Rule } from '../../rule.ts';

/**
 * Checks for paths mistyped in routes.json. Otherwise every link to such a path would be reported, with the advice to
 * use the misspelt path.
 */
export const rule: Rule = {
  codes: { 'misspelt-path': 'error' },
  *onEnd(content) {
    const links = [...content.graph.usesByName('link')].filter(([value]) => value.startsWith('/'));
    const counts = new Map<string, number>();
    for (const [value, uses] of links) {
      const path = pathOf(value);
      counts.set(path, (counts.get(path) ?? 0) + uses.length);
    }
    const paths = new Set(publicPaths(content).map(({ path }) => path));
    const moved = redirectsIn(content.data('routes'));
    const unresolved = [...counts].filter(
      ([path, count]) => count >= MIN_LINKS && !paths.has(path) && !moved.has(path),
    );
    for (const { file, data } of unresolved.length > 0 ? content.documents('routes') : []) {
      const free = routePaths(data).filter(
        ({ pattern }) => !hasParameter(pattern) && !content.invalidNames.has(pattern) && !counts.has(pattern),
      );
      for (const route of free) {
        const [meant, count] = unresolved.find(([path]) => isNewPath(route, path)) ?? [];
        if (meant === undefined || count === undefined) continue;
        const { pattern, pointer } = route;
        const isOnPurpose = !isCertainTypo(pattern, meant) || isPlausible(pattern, meant, content);
        yield misspelt(file.path, pattern, pointer, meant, count, isOnPurpose);
      }
    }
  },
};

/** Whether a path was probably `before`, by its spelling or by the name of its page. */
const isNewPath = ({ pattern, pageId }: RoutePath, before: string) =>
  isCertainTypo(pattern, before) || pageId === before.split('/').at(-1);

/** This many links are not a typo. */
const MIN_LINKS = 2;

/**
 * Whether a path was probably changed on purpose: each of its new words is also used elsewhere on the site, or is a
 * plural or singular of one.
 */
function isPlausible(pattern: string, meant: string, content: Content): boolean {
  const before = new Set(wordsOf(meant));
  const fresh = wordsOf(pattern).filter((word) => !before.has(word));
  if (fresh.length === 0) return true;
  const texts = content.kinds
    .filter(({ name }) => name !== 'routes')
    .flatMap(({ name }) => content.documents(name).map(({ data }) => JSON.stringify(data)))
    .join('\n');
  return fresh.every((word) => new RegExp(`(?<!\\p{L})${word.replace(/s$/, '')}s?(?!\\p{L})`, 'iu').test(texts));
}

const wordsOf = (path: string) => path.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function misspelt(
  file: string,
  pattern: string,
  pointer: string,
  meant: string,
  links: number,
  isOnPurpose: boolean,
): Issue {
  return {
    path: file,
    pointer,
    code: 'misspelt-path',
    message: `Nothing links to ${pattern}, but ${links} links lead to ${meant}, which no page has.`,
    suggestion: `Write "${meant}". To change the path on purpose, put it back and use "npm run content -- move ${meant} ${pattern}": that changes the links too.`,
    meant,
    ...(isOnPurpose && { fix: unsafe(changeTo(pointer, meant)) }),
  };
}
