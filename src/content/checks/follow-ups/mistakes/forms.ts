import { wordSet } from '../../../read/words-in.ts';
import type { Issue } from '../../../report/issues.ts';
import { OF_A_WHOLE, placeOf } from '../issue-parts.ts';
import { after, type Mistake, nameOf, parentPlace, wholeOf } from './mistake.ts';

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

/** Mistakes in forms, options and mails. */
export const inForms: readonly Mistake[] = [
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
  after('repeated-rule', 'repeated-item', wholeOf('repeated-rule')),
  // A rule with the name of another one, to which its message belongs.
  after('repeated-rule', 'message-of-another', parentPlace),
  {
    matches: ({ code, meant }) => code === 'repeated-rule' && meant !== undefined,
    effects: wordSet('missing-rule'),
    scope: ({ path, pointer }) => `${path} ${/^\/fields\/\d+/.exec(pointer)?.[0] ?? pointer}`,
  },
  // Options that cannot be read.
  {
    matches: ({ code, pointer, path }) =>
      pointer.startsWith('/options') && /options/.test(path) && OF_A_WHOLE.has(code),
    effects: wordSet('unreachable-field unknown-answer recipient-never-written-to'),
  },
  // A kind of field or a type of file that does not exist: others have other rules and limits.
  {
    matches: ({ code, pointer }) => code === 'unknown-choice' && pointer.endsWith('/kind'),
    effects: wordSet('rule-does-not-fit'),
    scope: ({ path, pointer }) => `${path} ${/^\/\w+\/\d+/.exec(pointer)?.[0] ?? pointer}`,
  },
  after('unknown-choice', 'limit-differs', wholeOf('unknown-choice')),
  // A range of amounts that was changed in the label alone.
  after('option-differs', 'option-gap', placeOf),
  // A label with a colon, which the list of required answers has without.
  after('label-with-sign', 'required-list-differs'),
  // A newsletter sign-up that is called an enquiry.
  after('newsletter-as-enquiry', 'unfilled-parameter mail-of-another-form'),
  // A mail for the company that goes to the visitor.
  {
    matches: ({ code, pointer }) => code === 'visitors-words-in-mail' && pointer === '/to',
    effects: wordSet('company-not-told form-without-mail recipients-without-mail reply-to-ourselves'),
  },
  // The address of the visitor, which the form does not ask for any more.
  after('optional-address', 'required-list-differs', nameOf),
  // A button of a newsletter mail with the link of another one, which no button has then.
  after('newsletter-button-elsewhere', 'newsletter-without-confirmation newsletter-without-leaving'),
  // A mail, message or list that a form is told to use again.
  after('repeated-mail', 'company-not-told promised-mail recipients-without-mail', nameOf),
  after('company-not-told promised-mail recipients-without-mail repeated-mail', 'unused-email', nameOf),
  after('consent-not-needed message-of-another', 'unused-message', nameOf),
  after('options-of-another-field', 'unused-options', nameOf),
  // A mail that names a field in the wrong way.
  after('unfilled-parameter', 'answer-in-no-mail', nameOf),
  // What is said of a value or group whose mistake is reported itself.
  after('bad-quotation', 'bad-recipient', placeOf),
  after('refused-option', 'option-spaces', placeOf),
  after('limit-differs', 'short-limit', placeOf),
  after('unfilled-parameter', 'useless-labels', parentPlace),
  // Two things with one name, so that one of them is missing under its own.
  after('duplicate-field', 'unfilled-parameter useless-labels detail-of-another-field unknown-answer'),
  after('duplicate-option', 'option-gap', ({ path }) => path),
  // A choice with the value of another one, whose words it cannot have.
  after('duplicate-option', 'option-differs', parentPlace),
  // A mail that goes to nobody.
  {
    matches: ({ code, pointer }) => code === 'unknown-choice' && pointer === '/to',
    effects: wordSet('recipients-without-mail'),
  },
];
