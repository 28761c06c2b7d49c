import { basename, dirname } from 'node:path';
import type { Content } from '../../read/content.ts';
import { wordSet } from '../../read/words-in.ts';
import type { Issue } from '../../report/issues.ts';
import { isError, OF_A_WHOLE, parentOf, placeOf, textAt } from './issue-parts.ts';

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

/** Mistakes that their codes alone tell. */
function after(codes: string, effects: string, scope: Mistake['scope'] = () => ''): Mistake {
  const mistakes = wordSet(codes);
  return { matches: ({ code }) => mistakes.has(code), effects: wordSet(effects), scope };
}

/** A folder that is missing as a whole. */
const folder = (name: string, codes: string): Mistake => ({
  matches: ({ code, path }) => code === 'missing-folder' && basename(path) === name,
  effects: wordSet(codes),
});

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

/** The object or list that a value is in. */
const parentPlace = (issue: Issue) => placeOf(parentOf(issue));

/** A value that findings are about. @param code the code of those that are about a part of it */
const wholeOf = (code: string) => (issue: Issue) => (issue.code === code ? parentPlace(issue) : placeOf(issue));

/** The name that a mistake and what follows from it have in common. */
const nameOf = ({ code, subject, meant }: Issue) => subject ?? meant ?? code;

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
    effects: new Set([...OF_FIELD_NAMES, 'useless-alert']),
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
  after('duplicate-field', 'repeated-item', wholeOf('duplicate-field')),
  // Options that cannot be read.
  {
    matches: ({ code, pointer, path }) =>
      pointer.startsWith('/options') && /options/.test(path) && OF_A_WHOLE.has(code),
    effects: wordSet('unreachable-field unknown-answer recipient-never-written-to'),
  },
  // A kind of field, a type of file or a kind of chart that does not exist: others have other rules, limits and rows.
  {
    matches: ({ code, pointer }) => code === 'unknown-choice' && pointer.endsWith('/kind'),
    effects: wordSet('rule-does-not-fit'),
    scope: ({ path, pointer }) => `${path} ${/^\/\w+\/\d+/.exec(pointer)?.[0] ?? pointer}`,
  },
  after('unknown-choice', 'limit-differs', wholeOf('unknown-choice')),
  {
    matches: ({ code, pointer }) => code === 'unknown-choice' && pointer.endsWith('/chart/kind'),
    effects: wordSet('missing-property'),
    scope: ({ path, pointer }) => `${path} ${/^.*\/chart(?=\/(?:kind$|rows\/))/.exec(pointer)?.[0] ?? pointer}`,
  },
  // A range of amounts that was changed in the label alone.
  after('option-differs', 'option-gap', placeOf),
  // A label with a colon, which the list of required answers has without.
  after('label-with-sign', 'required-list-differs'),
  // A page that is to be hidden, but says so in the wrong way.
  {
    matches: ({ code, pointer }) => code === 'wrong-type' && pointer === '/hidden',
    effects: wordSet('newsletter-page-listed'),
  },
  // A newsletter sign-up that is called an enquiry.
  after('newsletter-as-enquiry', 'unfilled-parameter mail-of-another-form'),
  // A mail that names a field in the wrong way.
  after('unfilled-parameter', 'answer-in-no-mail', nameOf),
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
  // What is said of a value or group whose mistake is reported itself.
  after('bad-quotation', 'bad-recipient', placeOf),
  after('refused-option', 'option-spaces', placeOf),
  after('limit-differs', 'short-limit', placeOf),
  after('unfilled-parameter', 'useless-labels', parentPlace),
  after('unknown-property', 'entry-without-picture', wholeOf('unknown-property')),
  // Two things with one name, so that one of them is missing under its own.
  after('duplicate-field', 'unfilled-parameter useless-labels detail-of-another-field unknown-answer'),
  after('duplicate-anchor', 'broken-anchor', nameOf),
  after('duplicate-option', 'option-gap', ({ path }) => path),
  // A choice with the value of another one, whose words it cannot have.
  after('duplicate-option', 'option-differs', parentPlace),
  // A mail that goes to nobody.
  {
    matches: ({ code, pointer }) => code === 'unknown-choice' && pointer === '/to',
    effects: wordSet('recipients-without-mail'),
  },
  // A page that exists at another path.
  { matches: ({ code, meant }) => code === 'misspelt-path' && meant !== undefined, effects: wordSet('orphan-page') },
  // A collection that does not exist.
  {
    matches: (issue) => issue.code === 'unknown-collection' && isInRoutes(issue),
    effects: wordSet('entry-without-route unknown-entry-text broken-entry-link missing-for-entry'),
  },
  // A path that a link was not changed along with.
  after('broken-link', 'orphan-page', nameOf),
  // A link of a list to its entries.
  after('broken-entry-link', 'broken-link', placeOf),
  // A figure that contradicts one fact, and happens to be the value of another.
  after('contradicts-fact', 'fact-in-words', placeOf),
  // A large figure that is told which fact to quote.
  after('fact-as-text fact-in-words', 'figure-without-fact', placeOf),
  // A text and its link that do not even agree.
  after('link-elsewhere', 'contact-differs', placeOf),
  after('link-elsewhere', 'contact-differs', entryOf),
  // A fact that a text is told to quote.
  after('fact-as-text fact-in-words', 'unused-fact', ({ code, pointer, suggestion }) =>
    code === 'unused-fact' ? pointer : `/${/\{\{facts\.(\w+)/.exec(suggestion)?.[1]}`,
  ),
  // A fact under the name of another one, which hides that one.
  {
    matches: ({ code, path }) => code === 'duplicate-key' && basename(path) === 'facts.json',
    effects: wordSet('unknown-quotation'),
    scope: (issue) => String(issue.code === 'duplicate-key' || textAt(issue).includes('facts.')),
  },
  // A menu entry with the label, or the link, of another one.
  after('label-of-another-page', 'menu-entry-twice', (issue) => placeOf(parentOf(parentOf(issue)))),
  // An author who is still an example.
  after('unfinished-text', 'of-somebody-else', entryOf),
  // Other findings about the same value.
  after('uneven-row', 'too-few too-many', placeOf),
  after('broken-markup', 'unpaired-sign', placeOf),
  after('missing-alt', 'blank-text', placeOf),
  after('repeated-item', 'repeated-text repeated-tag', placeOf),
  after('unfinished-text', 'no-full-stop text-cut-off', placeOf),
  after('summary-repeats-title', 'short-description no-full-stop', placeOf),
  after('unknown-quotation', 'percent-without-sign', placeOf),
  after('impossible-time', 'hours-differ', placeOf),
  after('reversed-range', 'option-gap option-differs', placeOf),
  after('spelt-two-ways', 'odd-tag', placeOf),
  // The sums of a table with a cell too few or too many, or with a number that cannot be read.
  after(
    'uneven-row point-among-commas',
    'other-total',
    ({ path, pointer }) => `${path} ${pointer.replace(/\/rows\/.*/, '')}`,
  ),
  // A word that a character code or the end of a line divides: needn&rsquo;t.
  after('html-entity', 'misspelt-word', placeOf),
  {
    matches: ({ code, message }) => code === 'line-break' && message.startsWith('This word'),
    effects: wordSet('misspelt-word'),
    scope: placeOf,
  },
  // A list or heading that was pasted into one text has line breaks, and items without full stops.
  {
    matches: ({ code, message }) => code === 'foreign-markup' && / (?:list|heading)\b/.test(message),
    effects: wordSet('line-break text-cut-off no-full-stop'),
    scope: placeOf,
  },
  // A name that is nearly the right one is not somebody else’s.
  after('name-differs', 'of-somebody-else', placeOf),
  // A card that is a copy of another one, up to its picture or its button.
  after('repeated-text', 'repeated-heading repeated-label', entryOf),
  // A button with the words of another one.
  after('label-leads-elsewhere', 'repeated-label', entryOf),
  // What an entry has in common with the one that it is a copy of.
  after('copied-entry', 'repeated-picture'),
  // An entry with two places in the order.
  {
    matches: ({ code, message }) => code === 'duplicate-key' && message.startsWith('"order"'),
    effects: wordSet('same-order'),
    scope: ({ path }) => dirname(path),
  },
  after('copied-entry', 'same-order same-portrait paragraph-of-another', ({ path }) => path),
  // A time in seconds, where milliseconds are counted.
  after('too-small too-large', 'unfilled-progress restless-slides', parentPlace),
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
