import { noteKind } from '../../../cache/notes.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { hasParameter, routePaths } from '../../../references/routes.ts';
import { isRead } from '../../links/link-targets.ts';
import type { Rule } from '../../rule.ts';

/** Pages that list the entries of a feed. */
const feedLists = noteKind<true>('feed-list');

/** Checks that the page of the feed lists the feed's entries. */
export const rule: Rule = {
  codes: { 'feed-of-another-page': 'warning' },
  files: 'pages',
  onDocument: ({ file, data }, content) => {
    const fed = content.kinds.filter(({ schema }) => schema.schema['x-feed'] === true).map(({ name }) => name);
    const queries = listProperty(data, 'blocks').flatMap((block) => (isObject(block) ? Object.values(block) : []));
    if (!queries.some((query) => fed.includes(textProperty(query, 'from') ?? ''))) return;
    feedLists.add(content, file, '/blocks', true);
  },
  *onEnd(content) {
    for (const { file, data } of content.documents('site')) {
      const page = textProperty(property(data, 'feed'), 'page') ?? '';
      const isList = routePaths(content.data('routes')).some(
        (one) => one.pageId === page && !hasParameter(one.pattern),
      );
      if (!isRead(page, content) || (isList && feedLists.all(content).some(({ from }) => from.id === page))) continue;
      yield {
        path: file.path,
        pointer: '/feed/page',
        code: 'feed-of-another-page',
        message: `The page "${page}" is not the list of articles, so the feed would be empty or lie at the wrong address.`,
        suggestion: 'Name the page with the list of articles.',
      };
    }
  },
};
