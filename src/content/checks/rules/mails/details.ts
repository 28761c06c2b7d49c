import { asObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { formsWithMail } from '../../../references/mail-forms.ts';
import { changeTo, likelyValue, removeValue, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/**
 * Checks that lines of mails show the answer that their label names, and that mails to the company have distinguishable
 * subjects.
 */
export const rule: Rule = {
  codes: { 'detail-of-another-field': 'warning', 'detail-twice': 'warning', 'subject-of-every-mail': 'warning' },
  files: 'emails',
  *onDocument({ file, data }, content) {
    const fields = formsWithMail(file.id, content).flatMap((form) => listProperty(form.data, 'fields'));
    const details = listProperty(data, 'details');
    for (const [index, detail] of details.entries()) {
      const [label = '', field] = [textProperty(detail, 'label'), textProperty(detail, 'field')];
      const first = details.findIndex((other) => textProperty(other, 'field') === field);
      const issue = ofAnotherField(label, field, fields);
      const twin = issue === undefined ? -1 : swappedWith(index, details, fields);
      if (twin >= 0) yield twin > index ? swapped(index, twin, details) : [];
      else if (issue) yield { pointer: `/details/${index}/field`, ...issue };
      else if (first < index)
        yield {
          pointer: `/details/${index}/field`,
          code: 'detail-twice',
          message: `The line "${textProperty(details[first], 'label')}" shows this answer already.`,
          suggestion: 'Name another field, or remove one of the two lines.',
          fix: unsafe(removeValue(`/details/${index}`)),
        };
    }
    const [label = '', field] = ['label', 'field'].map((name) => textProperty(property(data, 'quote'), name));
    const quoted = ofAnotherField(label, field, fields);
    if (quoted) yield { pointer: '/quote/field', ...quoted };
    yield paramsOfOthers(data, fields);
    const subject = textProperty(data, 'subject') ?? '';
    if (textProperty(data, 'to') !== 'company' || fields.length === 0 || subject.includes('{{params.')) return;
    yield {
      pointer: '/subject',
      code: 'subject-of-every-mail',
      message: 'Every one of these mails would have the same subject, so mail programs show them as one conversation.',
      suggestion: 'Quote an answer or the reference number, as in {{params.…}} with a name from "params".',
    };
  },
};

/** Reports lines of "params" that are called like one field of the form, but filled with the answer of another. */
function paramsOfOthers(mail: unknown, fields: readonly unknown[]): Issues<FileIssue> {
  const names = fields.map((one) => textProperty(one, 'name'));
  return Object.entries(asObject(property(mail, 'params'))).map(([param, line]) => {
    const field = textProperty(line, 'field');
    const own = param.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (field === undefined || field === own || !names.includes(field) || !names.includes(own)) return undefined;
    const pointer = `/params${pointerStep(param)}/field`;
    return {
      code: 'detail-of-another-field',
      message: `"${param}" is filled with the answer of "${field}", but the form has a field "${own}".`,
      ...likelyValue(pointer, own),
    };
  });
}

/** The line that shows the answer of this one, while this one shows the answer of that; -1 if there is none. */
function swappedWith(index: number, details: readonly unknown[], fields: readonly unknown[]): number {
  const [label = '', field] = ['label', 'field'].map((name) => textProperty(details[index], name));
  return details.findIndex(
    (other) =>
      namesakesOf(textProperty(other, 'label') ?? '', fields).includes(field) &&
      namesakesOf(label, fields).includes(textProperty(other, 'field')),
  );
}

/** Reports two lines that show the answers of each other. */
function swapped(index: number, twin: number, details: readonly unknown[]): FileIssue {
  const [own, other] = [index, twin].map((place) => ({
    pointer: `/details/${place}/field`,
    label: textProperty(details[place], 'label') ?? '',
    field: textProperty(details[place], 'field') ?? '',
  }));
  const [pointer = '', right = '', label = ''] = [own?.pointer, other?.field, other?.label];
  const fix = changeTo(pointer, right);
  return {
    code: 'detail-of-another-field',
    pointer,
    message: `The lines "${own?.label}" and "${label}" show the answers of each other.`,
    suggestion: `Write "${right}" here, and "${own?.field}" in the line "${label}".`,
    fix: unsafe({
      ...fix,
      changes: [
        { type: 'set', at: pointer, value: right },
        { type: 'set', at: other?.pointer ?? '', value: own?.field ?? '' },
      ],
    }),
  };
}

/** The names of the fields with a label. */
const namesakesOf = (label: string, fields: readonly unknown[]) =>
  label.trim() === ''
    ? []
    : fields.filter((one) => isSame(textProperty(one, 'label') ?? '', label)).map((one) => textProperty(one, 'name'));

/** Reports a line of a mail with the label of one field of the form and the answer of another. */
function ofAnotherField(
  label: string,
  field: string | undefined,
  fields: readonly unknown[],
): Omit<FileIssue, 'pointer'> | undefined {
  if (label.trim() === '' || field === undefined) return undefined;
  const namesakes = namesakesOf(label, fields);
  const [meant] = namesakes;
  if (meant === undefined || namesakes.includes(field)) return undefined;
  return {
    code: 'detail-of-another-field',
    message: `The line "${label}" shows the answer of "${field}", but the form asks for "${label}" in the field "${meant}".`,
    suggestion: `Write "${meant}", or change the label.`,
  };
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
