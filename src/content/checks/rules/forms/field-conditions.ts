import { listProperty, property, textProperty } from '../../../read/json.ts';
import { isConsent } from '../../../references/conditions.ts';
import { removeValue, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that fields with a condition stand where visitors expect them, and that a consent is asked of everybody. */
export const rule: Rule = {
  codes: { 'condition-on-later-field': 'warning', 'consent-with-condition': 'warning' },
  files: 'forms',
  onDocument: ({ data }) =>
    listProperty(data, 'fields').map((field, index, fields) => [
      laterField(field, index, fields),
      hiddenConsent(field, index),
    ]),
};

/** A field above the one whose answer shows it: it appears where the visitor no longer looks. */
function laterField(field: unknown, index: number, fields: unknown[]): Issues<FileIssue> {
  const name = textProperty(property(field, 'showWhen'), 'field');
  const place = fields.findIndex((other) => textProperty(other, 'name') === name);
  if (name === undefined || place <= index) return undefined;
  return {
    code: 'condition-on-later-field',
    pointer: `/fields/${index}/showWhen/field`,
    message: `"${textProperty(field, 'label')}" appears above the field that it depends on, so visitors who have just answered that would miss it.`,
    suggestion: `Move this field below "${textProperty(fields[place], 'label')}" in the list.`,
  };
}

/** A consent that only some visitors are asked for. */
function hiddenConsent(field: unknown, index: number): Issues<FileIssue> {
  if (!isConsent(field) || property(field, 'showWhen') === undefined) return undefined;
  const pointer = `/fields/${index}/showWhen`;
  return {
    code: 'consent-with-condition',
    pointer,
    at: 'key',
    message: 'Visitors who do not see this box can send the form without this consent.',
    suggestion: 'Remove "showWhen" from this field.',
    fix: unsafe(removeValue(pointer, 'Remove "showWhen"')),
  };
}
