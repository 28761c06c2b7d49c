import { basename } from 'node:path';
import type { Content } from '../../read/content.ts';
import { wordSet } from '../../read/words-in.ts';
import type { Issue } from '../../report/issues.ts';
import { isError, OF_A_WHOLE, parentOf, placeOf } from './issue-parts.ts';

/** A mistake, and the findings that only follow from it. */
interface Mistake {
  matches(issue: Issue, content: Content): boolean;
  /** The codes of what follows. */
  effects: ReadonlySet<string>;
  /** What the mistake and its effects have in common; without it, effects may be anywhere. */
  scope?(issue: Issue): string;
}

/** A wrong setting. Its own finding may have one of the codes that otherwise follow from it. */
function setting(file: string, pointer: RegExp, codes: string): Mistake {
  const effects = wordSet(codes);
  const matches = (issue: Issue) =>
    basename(issue.path) === file &&
    pointer.test(issue.pointer) &&
    !effects.has(issue.code) &&
    (isError(issue.code) || WRONG_SETTINGS.has(issue.code));
  return { matches, effects };
}

/** Warnings about a setting that others follow from. */
const WRONG_SETTINGS = wordSet('hours-without-day misspelt-day');

/** A folder that is missing as a whole. */
const folder = (name: string, codes: string): Mistake => ({
  matches: ({ code, path }) => code === 'missing-folder' && basename(path) === name,
  effects: wordSet(codes),
});

/** Mistakes in routes.json that take paths away from pages. */
const LOSES_PATHS = wordSet('missing-home duplicate-path path-without-collection collection-without-parameter');

const isInRoutes = ({ path }: Issue) => basename(path) === 'routes.json';
const isInForm = ({ path }: Issue) => /[\\/]forms[\\/]/.test(path);

/** Findings about a field that is looked for under its name. */
const OF_FIELD_NAMES = wordSet(`
  unfilled-parameter detail-of-another-field mail-without-recipient unknown-answer useless-labels
`);

/** Whether a field, or a list in it, is faulty as a whole. */
const isFaultyField = (issue: Issue) =>
  isInForm(issue) &&
  issue.pointer.startsWith('/fields/') &&
  OF_A_WHOLE.has(issue.code) &&
  issue.code !== 'repeated-item';

/** The object that a text is in; a text of a list is none. */
const entryOf = (issue: Issue) => (/\/\d+$/.test(issue.pointer) ? placeOf(issue) : placeOf(parentOf(issue)));

const MISTAKES: readonly Mistake[] = [
  // A form without its fields.
  {
    matches: ({ code, pointer, path }) =>
      pointer === '/fields' && /forms/.test(path) && /^(?:too-few|wrong-type)$/.test(code),
    effects: wordSet(`
      unfilled-parameter mail-without-recipient optional-address unknown-answer recipient-never-written-to
      useless-alert unknown-webhook-field newsletter-fields useless-labels unused-colour unused-document unused-email unused-fact unused-form
      unused-frame-origin unused-image unused-message unused-modal unused-options unused-outline unused-page
    `),
  },
  // Fields whose name, kind or rules cannot be read, that are outside of "fields", or that are there twice.
  {
    matches: (issue) =>
      issue.code === 'unknown-property' &&
      isInForm(issue) &&
      !/\/.*\//.test(issue.pointer) &&
      issue.suggestion.includes('"fields"'),
    effects: OF_FIELD_NAMES,
  },
  {
    matches: (issue) => issue.code === 'wrong-shape' && isInForm(issue) && /^\/fields\/\d+\/name$/.test(issue.pointer),
    effects: OF_FIELD_NAMES,
  },
  {
    matches: (issue) => isFaultyField(issue) && /^\/fields\/\d+\/rules(?:\/|$)/.test(issue.pointer),
    effects: wordSet('required-list-differs'),
  },
  { matches: isFaultyField, effects: wordSet('mail-without-recipient'), scope: ({ path }) => path },
  {
    matches: ({ code }) => code === 'duplicate-field',
    effects: wordSet('repeated-item'),
    scope: (issue) => placeOf(issue.code === 'duplicate-field' ? parentOf(issue) : issue),
  },
  // Options that cannot be read.
  {
    matches: ({ code, pointer, path }) =>
      pointer.startsWith('/options') && /options/.test(path) && OF_A_WHOLE.has(code),
    effects: wordSet('unreachable-field unknown-answer recipient-never-written-to'),
  },
  // A newsletter sign-up that is called an enquiry.
  {
    matches: ({ code }) => code === 'newsletter-as-enquiry',
    effects: wordSet('unfilled-parameter mail-of-another-form'),
  },
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
  {
    matches: ({ code }) => LOSES_PATHS.has(code),
    effects: wordSet(`
      broken-link broken-anchor broken-entry-link entry-without-route unknown-entry-text orphan-page
      newsletter-leave-page
    `),
  },
  // What is said of a value or group whose mistake is reported itself.
  { matches: ({ code }) => code === 'bad-quotation', effects: wordSet('bad-recipient'), scope: placeOf },
  { matches: ({ code }) => code === 'refused-option', effects: wordSet('option-spaces'), scope: placeOf },
  { matches: ({ code }) => code === 'limit-differs', effects: wordSet('short-limit'), scope: placeOf },
  {
    matches: ({ code }) => code === 'unfilled-parameter',
    effects: wordSet('useless-labels'),
    scope: (issue) => placeOf(parentOf(issue)),
  },
  {
    matches: ({ code }) => code === 'unknown-property',
    effects: wordSet('entry-without-picture'),
    scope: (issue) => placeOf(issue.code === 'unknown-property' ? parentOf(issue) : issue),
  },
  // Two things with one name, so that one of them is missing under its own.
  {
    matches: ({ code }) => code === 'duplicate-field',
    effects: wordSet('unfilled-parameter useless-labels detail-of-another-field unknown-answer'),
  },
  { matches: ({ code }) => code === 'duplicate-anchor', effects: wordSet('broken-anchor') },
  {
    matches: ({ code }) => code === 'duplicate-option',
    effects: wordSet('option-gap'),
    scope: ({ path }) => path,
  },
  // A mail that goes to nobody.
  {
    matches: ({ code, pointer }) => code === 'unknown-choice' && pointer === '/to',
    effects: wordSet('recipients-without-mail'),
  },
  // A collection that does not exist.
  {
    matches: (issue) => issue.code === 'unknown-collection' && isInRoutes(issue),
    effects: wordSet('entry-without-route unknown-entry-text broken-entry-link missing-for-entry'),
  },
  // A link of a list to its entries.
  { matches: ({ code }) => code === 'broken-entry-link', effects: wordSet('broken-link'), scope: placeOf },
  // A figure that contradicts one fact, and happens to be the value of another.
  { matches: ({ code }) => code === 'contradicts-fact', effects: wordSet('fact-in-words'), scope: placeOf },
  // A large figure that is told which fact to quote.
  {
    matches: ({ code }) => /^fact-(?:as-text|in-words)$/.test(code),
    effects: wordSet('figure-without-fact'),
    scope: placeOf,
  },
  // A text and its link that do not even agree.
  { matches: ({ code }) => code === 'link-elsewhere', effects: wordSet('contact-differs'), scope: placeOf },
  { matches: ({ code }) => code === 'link-elsewhere', effects: wordSet('contact-differs'), scope: entryOf },
  // A menu entry with the label, or the link, of another one.
  {
    matches: ({ code }) => code === 'label-of-another-page',
    effects: wordSet('menu-entry-twice'),
    scope: (issue) => placeOf(parentOf(parentOf(issue))),
  },
  // An author who is still an example.
  { matches: ({ code }) => code === 'unfinished-text', effects: wordSet('of-somebody-else'), scope: entryOf },
  // Other findings about the same value.
  { matches: ({ code }) => code === 'uneven-row', effects: wordSet('too-few'), scope: placeOf },
  { matches: ({ code }) => code === 'broken-markup', effects: wordSet('unpaired-sign'), scope: placeOf },
  { matches: ({ code }) => code === 'missing-alt', effects: wordSet('blank-text'), scope: placeOf },
  { matches: ({ code }) => code === 'repeated-item', effects: wordSet('repeated-text'), scope: placeOf },
  // What an entry has in common with the one that it is a copy of.
  { matches: ({ code }) => code === 'copied-entry', effects: wordSet('repeated-picture') },
  {
    matches: ({ code }) => code === 'copied-entry',
    effects: wordSet('same-order same-portrait paragraph-of-another'),
    scope: ({ path }) => path,
  },
  // A time in seconds, where milliseconds are counted.
  {
    matches: ({ code }) => code === 'too-small' || code === 'too-large',
    effects: wordSet('unfilled-progress restless-slides'),
    scope: (issue) => placeOf(parentOf(issue)),
  },
  folder('pages', 'unknown-page orphan-page newsletter-leave-page broken-link broken-anchor'),
  folder('forms', 'unknown-form'),
  folder('options', 'unknown-options unknown-answer recipient-never-written-to'),
  folder('emails', 'unknown-email'),
  folder('modals', 'unknown-modal'),
  folder('documents', 'unknown-document broken-link'),
  folder('images', 'missing-picture unknown-image'),
  setting('facts.json', /^$/, 'unknown-quotation figure-without-fact no-figure'),
  setting('site.json', /^\/pagesPerPicture$/, 'repeated-picture'),
  setting('site.json', /^\/language$/, 'dates-in-another-language'),
  setting('site.json', /^\/phone(?:Link)?$/, 'other-whatsapp'),
  setting('site.json', /^\/phoneNumbers\//, 'bad-example bad-phone'),
  setting('site.json', /^\/email$/, 'link-elsewhere'),
  setting('site.json', /^\/inbox$/, 'bad-recipient wrong-mail-address'),
  setting('site.json', /^\/url$/, 'dead-mail-button dead-mail-link glued-address'),
  setting('site.json', /^\/hours\b/, 'hours-differ'),
  setting('integrations.json', /^\/newsletter\/confirmWithinDays$/, 'contradicts-setting'),
];

/** Leaves out what only follows from a mistake that is reported itself. */
export function withoutConsequences(issues: Issue[], content: Content): Issue[] {
  const made = MISTAKES.flatMap(({ matches, effects, scope = () => '' }) => {
    const scopes = new Set(issues.filter((issue) => matches(issue, content)).map(scope));
    return scopes.size === 0 ? [] : [(issue: Issue) => effects.has(issue.code) && scopes.has(scope(issue))];
  });
  return made.length === 0 ? issues : issues.filter((issue) => !made.some((follows) => follows(issue)));
}
