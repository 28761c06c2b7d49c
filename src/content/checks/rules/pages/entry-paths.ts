import { asObject, listItems, textProperty } from '../../../read/json.ts';
import { hasParameter, routePaths } from '../../../references/routes.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that lists of entries link to the paths at which routes.json shows the entries. */
export const rule: Rule = {
  codes: { 'broken-entry-link': 'error' },
  files: 'pages',
  *onDocument({ data }, content) {
    for (const [pointer, block] of listItems(data, 'blocks')) {
      const path = textProperty(block, 'path');
      const collection = path === undefined ? undefined : collectionOf(block, content.collections);
      if (path === undefined || collection === undefined) continue;
      const routes = routePaths(content.data('routes')).filter(({ pattern }) => hasParameter(pattern));
      const patterns = routes.flatMap((route) => (route.collection === collection ? [route.pattern] : []));
      yield issueOf(path, collection, patterns, `${pointer}/path`);
    }
  },
};

/** The collection whose entries a block lists first. */
function collectionOf(block: unknown, collections: readonly { name: string }[]): string | undefined {
  const names = Object.values(asObject(block)).map((part) => textProperty(part, 'from'));
  return names.find((name) => collections.some((collection) => collection.name === name));
}

function issueOf(path: string, collection: string, patterns: string[], pointer: string): Issues<FileIssue> {
  const folders = patterns.map((pattern) => pattern.replace(/\/\{[^}]*\}$/, ''));
  const [right] = folders;
  if (right === undefined || folders.includes(path)) return undefined;
  return {
    code: 'broken-entry-link',
    message: `The links of this list lead nowhere: routes.json shows the entries of ${collection} at ${patterns.join(' and ')}.`,
    ...likelyValue(pointer, right, `Write "${right}", or correct the path in routes.json.`),
  };
}
