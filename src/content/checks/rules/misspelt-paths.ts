import { pathOf } from '../../references/addresses/own-path.ts';
import { movedPaths } from '../../references/moved.ts';
import { isClose } from '../../references/nearest.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import { hasParameter, routePaths } from '../../references/routes.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/**
 * Checks that no path was mistyped in routes.json. Otherwise every link to it would be reported, each with the advice to
 * lead to the misspelt path.
 */
export const check: Check = {
  codes: { 'misspelt-path': 'error' },
  start: (content, report) => ({
    end: () => {
      const links = [...content.graph.named('link')].filter(([value]) => value.startsWith('/'));
      const counts = new Map<string, number>();
      for (const [value, uses] of links) {
        const path = pathOf(value);
        counts.set(path, (counts.get(path) ?? 0) + uses.length);
      }
      const paths = new Set(publicPaths(content).map(({ path }) => path));
      const moved = movedPaths(content.data('routes'));
      const lost = [...counts].filter(([path, count]) => count >= MANY && !paths.has(path) && !moved.has(path));
      for (const { file, data } of lost.length > 0 ? content.documents('routes') : [])
        for (const { pattern, pointer } of routePaths(data)) {
          const [meant, count] =
            lost.find(([path]) => !hasParameter(pattern) && !content.misnamed.has(pattern) && isClose(pattern, path)) ??
            [];
          if (meant === undefined || count === undefined || counts.has(pattern)) continue;
          report(misspelt(file.path, pattern, pointer, meant, count));
        }
    },
  }),
};

/** So many links are no slip. */
const MANY = 2;

function misspelt(file: string, pattern: string, pointer: string, meant: string, links: number): Issue {
  return {
    path: file,
    pointer,
    code: 'misspelt-path',
    message: `Nothing links to ${pattern}, but ${links} links lead to ${meant}, which no page has.`,
    suggestion: `Write "${meant}". To change the path on purpose, put it back and use "npm run content -- move ${meant} ${pattern}": that changes the links too.`,
    meant,
  };
}
