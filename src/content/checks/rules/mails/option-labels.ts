import { asObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { type FormFile, formsWithMail } from '../../../references/mail-forms.ts';
import { addProperty, unsafe } from '../../../report/fixes.ts';
import type { Content, Rule } from '../../rule.ts';

/** Checks that mails show the labels that visitors chose if the stored values differ. */
export const rule: Rule = {
  codes: { 'answer-without-label': 'warning' },
  files: 'emails',
  *onDocument({ file, data }, content) {
    const forms = formsWithMail(file.id, content);
    const params = property(data, 'params');
    for (const [name, source] of Object.entries(asObject(params))) {
      const field = textProperty(source, 'field');
      if (field === undefined || property(source, 'labels') === true) continue;
      const [value, label] = codedOption(field, forms, content) ?? [];
      if (value === undefined) continue;
      const pointer = `/params${pointerStep(name)}`;
      yield {
        pointer,
        code: 'answer-without-label',
        message: `The mail would say "${value}" where visitors chose "${label}".`,
        suggestion: `Add "labels": true: write { "field": "${field}", "labels": true }.`,
        fix: unsafe(addProperty(pointer, 'labels', true)),
      };
    }
  },
};

/** Kinds of fields whose answers are options. */
const CHOICE_KINDS = new Set(['select', 'checkboxes']);

/** An option of a field whose label differs from what is stored. */
function codedOption(field: string, forms: readonly FormFile[], content: Content): [string, string] | undefined {
  const lists = forms
    .flatMap(({ data }) => listProperty(data, 'fields'))
    .filter((one) => textProperty(one, 'name') === field && CHOICE_KINDS.has(textProperty(one, 'kind') ?? ''))
    .map((one) => textProperty(one, 'options'));
  return content
    .documents('options')
    .filter(({ file }) => lists.includes(file.id))
    .flatMap(({ data }) => listProperty(data, 'options'))
    .map((option): [string, string] => [textProperty(option, 'value') ?? '', textProperty(option, 'label') ?? ''])
    .find(([value, label]) => value !== '' && label !== '' && value.toLowerCase() !== label.toLowerCase());
}
