import { fieldKinds } from '../../../../forms/rules/index.ts';
import { listItems, listProperty, textProperty } from '../../../read/json.ts';
import { isConsent, mustBeTicked } from '../../../references/conditions.ts';
import { messageFor } from '../../../references/rule-messages.ts';
import { suggestWriting } from '../../../references/suggestions.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that the kind of each field fits what it asks. */
export const rule: Rule = {
  codes: asWarnings('kind-does-not-fit single-choice consent-not-needed options-of-another-field'),
  files: 'forms',
  *onDocument({ data }, content) {
    for (const [pointer, field] of listItems(data, 'fields'))
      yield [fieldIssues(field, pointer, content), otherList(field, pointer, data, content)];
  },
};

function fieldIssues(field: unknown, pointer: string, content: Content): Issues<FileIssue> {
  const kind = textProperty(field, 'kind');
  if (kind === 'text') return plainTextIssues(field, pointer);
  if (kind === 'select') return choiceIssues(field, pointer, content);
  return kind === 'checkbox' ? consentIssues(field, pointer, content) : otherLabel(kind ?? '', field, pointer);
}

/** What labels of these kinds ask for, in English. */
const LABEL_PATTERNS: Record<string, RegExp> = {
  email: /\be-?mail\b/i,
  phone: /\b(?:phone|mobile|cell|tel|telephone|whatsapp)\b/i,
  file: /\b(?:attach\w*|certificates?|copy|cv|documents?|files?|letter|licen[cs]e|photos?|pictures?|scan|upload)\b/i,
};
/** What none of them can be answered with. */
const OTHER = /\b(?:age|birth|birthday|budget|county|date|(?:full|first|last|company) name|town)\b/i;

/** Reports a field for an address, a number or a document whose label asks for something else. */
function otherLabel(kind: string, field: unknown, pointer: string): Issues<FileIssue> {
  const label = textProperty(field, 'label') ?? '';
  const own = LABEL_PATTERNS[kind];
  if (own === undefined || own.test(label)) return undefined;
  const asked = [OTHER, ...Object.values(LABEL_PATTERNS)]
    .map((words) => words.exec(label)?.[0])
    .find((word) => word !== undefined);
  if (asked === undefined) return undefined;
  return {
    code: 'kind-does-not-fit',
    pointer: `${pointer}/label`,
    at: { text: asked },
    message: `"${label}" asks for something that a field of the kind "${kind}" does not accept.`,
    suggestion: 'Correct the label, or the kind of the field.',
  };
}

const rulesOf = (field: unknown) => listProperty(field, 'rules').map((rule) => textProperty(rule, 'rule') ?? '');

/** Reports a plain text field with the rule of a more specific kind: phones would show the wrong keyboard. */
function plainTextIssues(field: unknown, pointer: string): Issues<FileIssue> {
  const meant = rulesOf(field).find((rule) => Object.hasOwn(fieldKinds, rule));
  if (meant === undefined) return undefined;
  return {
    code: 'kind-does-not-fit',
    message: `The rules of "${textProperty(field, 'label')}" ask for the kind "${meant}"; as plain text, phones do not offer the right keys.`,
    ...likelyValue(`${pointer}/kind`, meant),
  };
}

function choiceIssues(field: unknown, pointer: string, content: Content): Issues<FileIssue> {
  const list = content.documents('options').find(({ file }) => file.id === textProperty(field, 'options'));
  if (list === undefined || listProperty(list.data, 'options').length !== 1) return undefined;
  return {
    code: 'single-choice',
    pointer: `${pointer}/options`,
    message: `The list "${list.file.id}" has one option, so there is nothing to choose.`,
    suggestion: `Add the other options to options/${list.file.id}.json, or remove the field.`,
  };
}

/** Reports a list that another field of the form uses too, if there is one with the name of this field. */
function otherList(field: unknown, pointer: string, form: unknown, content: Content): Issues<FileIssue> {
  const [name, list] = ['name', 'options'].map((one) => textProperty(field, one));
  const own = [...content.ids('options')].find((id) => wordsOf(id) === wordsOf(name));
  const others = listProperty(form, 'fields').filter((other) => textProperty(other, 'options') === list);
  if (list === undefined || own === undefined || own === list || others.length < 2) return undefined;
  const [other] = others.filter((one) => one !== field);
  return {
    code: 'options-of-another-field',
    pointer: `${pointer}/options`,
    message: `"${textProperty(field, 'label')}" offers the same answers as "${textProperty(other, 'label')}".`,
    ...suggestWriting(own),
  };
}

/** A name in lower case, without punctuation and plural. */
const wordsOf = (name = '') =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

/** Reports an "I agree" checkbox that is optional. */
function consentIssues(field: unknown, pointer: string, content: Content): Issues<FileIssue> {
  if (!isConsent(field) || mustBeTicked(field)) return undefined;
  const message = messageFor('accepted', field, undefined, content);
  return {
    code: 'consent-not-needed',
    pointer: `${pointer}/label`,
    ...(message !== undefined && { subject: message }),
    message: 'The form can be sent without this consent.',
    suggestion:
      message === undefined
        ? 'Add { "rule": "accepted", "message": "…" } to the "rules" of the field, with the name of a message.'
        : `Add { "rule": "accepted", "message": "${message}" } to its "rules".`,
  };
}
