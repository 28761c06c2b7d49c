import { relative } from 'node:path';
import type { Content } from '../../../read/content.ts';
import { wordSet } from '../../../read/split-words.ts';
import type { Issue } from '../../../report/issues.ts';
import { fileTypeOf, highlightedText, locationOf, WHOLE_OBJECT_CODES } from '../issue-parts.ts';
import { type CascadeRule, cascade, nameOf } from './cascade-rule.ts';

/** A rule for a folder that is missing. */
const folder = (name: string, codes: string): CascadeRule => ({
  isCause: ({ code, path }, { configDir }) => code === 'missing-folder' && relative(configDir, path) === name,
  effects: wordSet(codes),
});

const isInRoutes = (issue: Issue, content: Content) => fileTypeOf(issue, content) === 'routes';

/** Rules for mistakes in names, paths and folders, which other files refer to. */
export const referenceCascades: readonly CascadeRule[] = [
  // A page that is to be hidden, but says so in the wrong way.
  {
    isCause: ({ code, pointer }) => code === 'wrong-type' && pointer === '/hidden',
    effects: wordSet('newsletter-page-listed'),
  },
  // What was renamed by hand, and is still called by its old name in other kinds of files.
  cascade('missing-picture', 'unknown-image', locationOf),
  cascade('unknown-colour', 'unknown-drawing-colour', nameOf),
  cascade('unknown-document', 'broken-link', nameOf),
  // Paths that cannot be read.
  {
    isCause: (issue, content) =>
      isInRoutes(issue, content) &&
      (content.unreadable.has(issue.path) ||
        issue.code === 'missing-file' ||
        issue.code === 'wrong-bracket' ||
        (issue.code === 'wrong-shape' && issue.pointer.includes('/paths/')) ||
        (WHOLE_OBJECT_CODES.has(issue.code) && /^(?:$|\/routes|\/paths?$|\/page$)/.test(issue.pointer))),
    effects: wordSet(`
      broken-link dead-mail-link entry-without-route missing-for-entry collection-without-parameter unknown-entry-text
      broken-entry-link newsletter-leave-page feed-of-another-page unused-page
    `),
  },
  // Mistakes in routes.json that take paths away from pages.
  cascade(
    'missing-home duplicate-path path-without-collection collection-without-parameter',
    `broken-link broken-anchor broken-entry-link entry-without-route unknown-entry-text orphan-page
    newsletter-leave-page`,
  ),
  // Two anchors with one name.
  cascade('duplicate-anchor', 'broken-anchor', nameOf),
  // A page that exists at another path.
  { isCause: ({ code, meant }) => code === 'misspelt-path' && meant !== undefined, effects: wordSet('orphan-page') },
  // A collection that does not exist.
  {
    isCause: (issue, content) => issue.code === 'unknown-collection' && isInRoutes(issue, content),
    effects: wordSet('entry-without-route unknown-entry-text broken-entry-link missing-for-entry'),
  },
  // A link under the name of another property.
  { isCause: ({ code, meant }) => code === 'unknown-property' && meant === 'link', effects: wordSet('orphan-page') },
  // A link that was not changed along with its path.
  cascade('broken-link', 'orphan-page', nameOf),
  // A link of a list to its entries.
  cascade('broken-entry-link', 'broken-link', locationOf),
  // A fact under the name of another one, which hides that one.
  {
    isCause: (issue, content) => issue.code === 'duplicate-key' && fileTypeOf(issue, content) === 'facts',
    effects: wordSet('unknown-quotation'),
    scope: (issue) => String(issue.code === 'duplicate-key' || highlightedText(issue).includes('facts.')),
  },
  folder('pages', 'unknown-page orphan-page newsletter-leave-page broken-link broken-anchor'),
  folder('forms', 'unknown-form'),
  folder('options', 'unknown-options unknown-answer recipient-never-written-to'),
  folder('emails', 'unknown-email'),
  folder('modals', 'unknown-modal'),
  folder('documents', 'unknown-document broken-link'),
  folder('images', 'missing-picture unknown-image'),
];
