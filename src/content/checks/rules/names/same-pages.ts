import { listItems, objectsIn, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { routePaths } from '../../../references/routes.ts';
import type { Content, FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that the lists of links in a section do not lead to one page by two of its paths. */
export const rule: Rule = {
  codes: { 'same-target': 'warning' },
  files: 'pages',
  *onDocument({ data }, content) {
    for (const [pointer, block] of listItems(data, 'blocks')) yield twoPaths(block, pointer, pagesByPath(content));
  },
};

const pagesByPath = memoizeByObject(
  (content: Content) => new Map(routePaths(content.data('routes')).map(({ pattern, pageId }) => [pattern, pageId])),
);

/** The pointer of an entry of a list whose entries each lead somewhere else. */
const LIST_ENTRY_POINTER = /\/(?:links|actions)\/\d+$/;

function twoPaths(block: unknown, pointer: string, pages: ReadonlyMap<string, string>): Issues<FileIssue> {
  const seen = new Map<string, string>();
  return objectsIn(block, pointer).map(([at, entry]) => {
    const link = LIST_ENTRY_POINTER.test(at) ? (textProperty(entry, 'link') ?? '') : '';
    const page = pages.get(pathOf(link));
    if (page === undefined || link.includes('#')) return undefined;
    const first = seen.get(page);
    seen.set(page, first ?? link);
    if (first === undefined || first === link) return undefined;
    return {
      code: 'same-target',
      pointer: `${at}/link`,
      message: `${link} is another address of the page that ${first} in this section leads to.`,
      suggestion: 'Link one of them to something else, or remove it.',
    };
  });
}
