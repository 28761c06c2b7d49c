import { listItems, property, textProperty } from '../../../read/json.ts';
import { hasParameter, routePaths } from '../../../references/routes.ts';
import { removeValue, unsafe } from '../../../report/fixes.ts';
import type { Content, FileIssue, Issue, Issues, Rule } from '../../rule.ts';

/** Checks that what pages say about entries has entries to be about. */
export const rule: Rule = {
  codes: { 'useless-for-entry': 'warning', 'nothing-featured': 'warning', 'empty-category': 'warning' },
  files: 'pages',
  onDocument: ({ file, data }, content) => [uselessPart(file.id, data, content), unfeatured(data, content)],
  onEnd: emptyCategories,
};

/** The head of each entry, on a page that shows none. */
function uselessPart(id: string, page: unknown, content: Content): Issues<FileIssue> {
  if (property(page, 'forEntry') === undefined) return undefined;
  const own = routePaths(content.data('routes')).filter(({ pageId }) => pageId === id);
  if (own.length === 0 || own.some(({ pattern }) => hasParameter(pattern))) return undefined;
  return {
    code: 'useless-for-entry',
    pointer: '/forEntry',
    at: 'key',
    message: 'This page shows no entry of a collection, so "forEntry" is never used.',
    suggestion: 'Remove it, or give the page a path such as /example/{name} with "collection" in routes.json.',
    fix: unsafe(removeValue('/forEntry')),
  };
}

/** A section of featured entries, while none is. */
function unfeatured(page: unknown, content: Content): Issues<FileIssue> {
  return listItems(page, 'blocks').map(([pointer, block]) => {
    const query = property(block, 'articles');
    const from = textProperty(query, 'from') ?? '';
    const entries = content.documents(from);
    const isEmpty = entries.length > 0 && entries.every(({ data }) => property(data, 'featured') !== true);
    if (property(query, 'featured') !== true || !isEmpty) return undefined;
    return {
      code: 'nothing-featured',
      pointer: `${pointer}/articles/featured`,
      message: `This section shows the featured ${from}, but none of them has "featured": true, so it is left empty.`,
      suggestion: `Write "featured": true into the files of the ${from} to show here, or remove this line.`,
    };
  });
}

/** Categories that no article has. */
function emptyCategories(content: Content): Issues<Issue> {
  const articles = content.documents('articles');
  if (articles.length < MIN_ARTICLES || content.unreadable.size > 0) return undefined;
  const used = new Set(articles.map(({ data }) => textProperty(data, 'category')));
  return content.documents('categories').map(({ file }) =>
    used.has(file.id)
      ? undefined
      : {
          code: 'empty-category',
          path: file.path,
          pointer: '/name',
          message: 'No article has this category.',
          suggestion: `Write "category": "${file.id}" in an article, or delete the file.`,
        },
  );
}

/** A site with fewer articles is still being written. */
const MIN_ARTICLES = 5;
