import type { Content } from '../../../read/content.ts';
import { wordSet } from '../../../read/split-words.ts';
import type { Issue } from '../../../report/issues.ts';
import { fileTypeOf, locationOf, WHOLE_OBJECT_CODES } from '../issue-parts.ts';
import { type CascadeRule, cascade, nameOf, parentLocation, wholeOf } from './cascade-rule.ts';

const isInForm = (issue: Issue, content: Content) => fileTypeOf(issue, content) === 'forms';

/** Findings that follow if a field is not found by its name. */
const FIELD_NAME_CODES = wordSet(`
  unfilled-parameter detail-of-another-field mail-without-recipient unknown-answer useless-labels
`);

/** Whether a field, or a list in it, is faulty as a whole. */
const isFaultyField = (issue: Issue, content: Content) =>
  isInForm(issue, content) &&
  issue.pointer.startsWith('/fields/') &&
  WHOLE_OBJECT_CODES.has(issue.code) &&
  issue.code !== 'repeated-item';

/** Rules for mistakes in forms, options and mails. */
export const formCascades: readonly CascadeRule[] = [
  // A form without its fields.
  {
    isCause: (issue, content) =>
      issue.pointer === '/fields' && isInForm(issue, content) && /^(?:too-few|wrong-type)$/.test(issue.code),
    effects: wordSet(`
      unfilled-parameter mail-without-recipient optional-address unknown-answer recipient-never-written-to
      useless-alert unknown-webhook-field newsletter-fields useless-labels unused-colour unused-document unused-email unused-fact unused-form
      unused-frame-origin unused-image unused-message unused-modal unused-options unused-outline unused-page
    `),
  },
  // Fields whose name, kind or rules cannot be read, that are outside of "fields", or that are there twice.
  {
    isCause: (issue, content) =>
      issue.code === 'unknown-property' &&
      isInForm(issue, content) &&
      !/\/.*\//.test(issue.pointer) &&
      issue.properties?.includes('fields') === true,
    effects: new Set([...FIELD_NAME_CODES, 'useless-alert']),
  },
  {
    isCause: (issue, content) =>
      issue.code === 'wrong-shape' && isInForm(issue, content) && /^\/fields\/\d+\/name$/.test(issue.pointer),
    effects: FIELD_NAME_CODES,
  },
  {
    isCause: (issue, content) => isFaultyField(issue, content) && /^\/fields\/\d+\/rules(?:\/|$)/.test(issue.pointer),
    effects: wordSet('required-list-differs'),
  },
  { isCause: isFaultyField, effects: wordSet('mail-without-recipient'), scope: ({ path }) => path },
  cascade('duplicate-field', 'repeated-item', wholeOf('duplicate-field')),
  cascade('repeated-rule', 'repeated-item', wholeOf('repeated-rule')),
  // A rule with the name of another one, to which its message belongs.
  cascade('repeated-rule', 'message-of-another', parentLocation),
  {
    isCause: ({ code, meant }) => code === 'repeated-rule' && meant !== undefined,
    effects: wordSet('missing-rule'),
    scope: ({ path, pointer }) => `${path} ${/^\/fields\/\d+/.exec(pointer)?.[0] ?? pointer}`,
  },
  // Options that cannot be read.
  {
    isCause: (issue, content) =>
      issue.pointer.startsWith('/options') &&
      fileTypeOf(issue, content) === 'options' &&
      WHOLE_OBJECT_CODES.has(issue.code),
    effects: wordSet('unreachable-field unknown-answer recipient-never-written-to'),
  },
  // A kind of field or a type of file that does not exist: others have other rules and limits.
  {
    isCause: ({ code, pointer }) => code === 'unknown-choice' && pointer.endsWith('/kind'),
    effects: wordSet('rule-does-not-fit'),
    scope: ({ path, pointer }) => `${path} ${/^\/\w+\/\d+/.exec(pointer)?.[0] ?? pointer}`,
  },
  cascade('unknown-choice', 'limit-differs', wholeOf('unknown-choice')),
  // A range of amounts that was changed in the label alone.
  cascade('option-differs', 'option-gap', locationOf),
  // A label with a colon, which the list of required answers leaves out.
  cascade('label-with-sign', 'required-list-differs'),
  // A newsletter sign-up that is called an enquiry.
  cascade('newsletter-as-enquiry', 'unfilled-parameter mail-of-another-form'),
  // A mail for the company that goes to the visitor.
  {
    isCause: ({ code, pointer }) => code === 'visitors-words-in-mail' && pointer === '/to',
    effects: wordSet('company-not-told form-without-mail recipients-without-mail reply-to-ourselves'),
  },
  // The address of the visitor, which the form does not ask for any more.
  cascade('optional-address', 'required-list-differs', nameOf),
  // A button of a newsletter mail with the link of another one, which no button has then.
  cascade('newsletter-button-elsewhere', 'newsletter-without-confirmation newsletter-without-leaving'),
  // A mail, message or list that the suggestion says to use again.
  cascade('repeated-mail', 'company-not-told promised-mail recipients-without-mail', nameOf),
  cascade('company-not-told promised-mail recipients-without-mail repeated-mail', 'unused-email', nameOf),
  cascade('consent-not-needed message-of-another', 'unused-message', nameOf),
  cascade('options-of-another-field', 'unused-options', nameOf),
  // A mail that names a field in the wrong way.
  cascade('unfilled-parameter', 'answer-in-no-mail', nameOf),
  // Other findings about a value or group whose mistake is reported itself.
  cascade('bad-quotation', 'bad-recipient', locationOf),
  cascade('refused-option', 'option-spaces', locationOf),
  cascade('limit-differs', 'short-limit', locationOf),
  cascade('unfilled-parameter', 'useless-labels', parentLocation),
  // Two things with one name, so that one of them is missing under its own.
  cascade('duplicate-field', 'unfilled-parameter useless-labels detail-of-another-field unknown-answer'),
  cascade('duplicate-option', 'option-gap', ({ path }) => path),
  // A choice with the value of another one, whose words it cannot have.
  cascade('duplicate-option', 'option-differs', parentLocation),
  // A mail that goes to nobody.
  {
    isCause: ({ code, pointer }) => code === 'unknown-choice' && pointer === '/to',
    effects: wordSet('recipients-without-mail'),
  },
];
