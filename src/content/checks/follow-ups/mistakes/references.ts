import { basename } from 'node:path';
import { wordSet } from '../../../read/words-in.ts';
import type { Issue } from '../../../report/issues.ts';
import { OF_A_WHOLE, placeOf, textAt } from '../issue-parts.ts';
import { after, type Mistake, nameOf } from './mistake.ts';

/** A folder that is missing as a whole. */
const folder = (name: string, codes: string): Mistake => ({
  matches: ({ code, path }) => code === 'missing-folder' && basename(path) === name,
  effects: wordSet(codes),
});

const isInRoutes = ({ path }: Issue) => basename(path) === 'routes.json';

/** Mistakes in names, paths and folders, which other files refer to. */
export const inReferences: readonly Mistake[] = [
  // A page that is to be hidden, but says so in the wrong way.
  {
    matches: ({ code, pointer }) => code === 'wrong-type' && pointer === '/hidden',
    effects: wordSet('newsletter-page-listed'),
  },
  // What was renamed by hand, and is still called by its old name in other kinds of files.
  after('missing-picture', 'unknown-image', placeOf),
  after('unknown-colour', 'unknown-drawing-colour', nameOf),
  after('unknown-document', 'broken-link', nameOf),
  // Paths that cannot be read.
  {
    matches: (issue, { unreadable }) =>
      isInRoutes(issue) &&
      (unreadable.has(issue.path) ||
        issue.code === 'missing-file' ||
        issue.code === 'wrong-bracket' ||
        (issue.code === 'wrong-shape' && issue.pointer.includes('/paths/')) ||
        (OF_A_WHOLE.has(issue.code) && /^(?:$|\/routes|\/paths?$|\/page$)/.test(issue.pointer))),
    effects: wordSet(`
      broken-link dead-mail-link entry-without-route missing-for-entry collection-without-parameter unknown-entry-text
      broken-entry-link newsletter-leave-page feed-of-another-page unused-page
    `),
  },
  // Mistakes in routes.json that take paths away from pages.
  after(
    'missing-home duplicate-path path-without-collection collection-without-parameter',
    `broken-link broken-anchor broken-entry-link entry-without-route unknown-entry-text orphan-page
    newsletter-leave-page`,
  ),
  // Two places with one name.
  after('duplicate-anchor', 'broken-anchor', nameOf),
  // A page that exists at another path.
  { matches: ({ code, meant }) => code === 'misspelt-path' && meant !== undefined, effects: wordSet('orphan-page') },
  // A collection that does not exist.
  {
    matches: (issue) => issue.code === 'unknown-collection' && isInRoutes(issue),
    effects: wordSet('entry-without-route unknown-entry-text broken-entry-link missing-for-entry'),
  },
  // A link under the name of another property.
  { matches: ({ code, meant }) => code === 'unknown-property' && meant === 'link', effects: wordSet('orphan-page') },
  // A path that a link was not changed along with.
  after('broken-link', 'orphan-page', nameOf),
  // A link of a list to its entries.
  after('broken-entry-link', 'broken-link', placeOf),
  // A fact under the name of another one, which hides that one.
  {
    matches: ({ code, path }) => code === 'duplicate-key' && basename(path) === 'facts.json',
    effects: wordSet('unknown-quotation'),
    scope: (issue) => String(issue.code === 'duplicate-key' || textAt(issue).includes('facts.')),
  },
  folder('pages', 'unknown-page orphan-page newsletter-leave-page broken-link broken-anchor'),
  folder('forms', 'unknown-form'),
  folder('options', 'unknown-options unknown-answer recipient-never-written-to'),
  folder('emails', 'unknown-email'),
  folder('modals', 'unknown-modal'),
  folder('documents', 'unknown-document broken-link'),
  folder('images', 'missing-picture unknown-image'),
];
