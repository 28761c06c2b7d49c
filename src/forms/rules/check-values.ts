import type { FormField } from '../../contracts/forms.ts';
import type { Rule } from '../../contracts/resolved.ts';
import { isFileType } from './file.ts';
import { normalisePhone } from './phone.ts';
import { type CheckedForm, fileOf, isShown, textOf, type Value, type Values, valueIn } from './values.ts';

/** A field that breaks a rule. `option`: the value is not one of the field's options. */
export interface FieldProblem {
  field: string;
  rule: Rule['rule'] | 'option';
  message: string;
}

/**
 * Specification 5.1: text, @, text, dot, text, no spaces. Characters that separate addresses in a list are not allowed,
 * nor invisible ones, nor a domain with nothing before or after a dot: no real address has them.
 */
const EMAIL = /^[^\s@<>,;:"()[\]\\\p{C}]+@(?:[^\s@<>,;:"()[\]\\\p{C}.]+\.)+[^\s@<>,;:"()[\]\\\p{C}.]+$/u;
/** Maximum characters of a URL. Longer ones do not survive mail programs and spreadsheets. */
const MAX_URL_LENGTH = 2000;
/** RFC 5321, 4.5.3.1: the longest deliverable address. */
const MAX_EMAIL_LENGTH = 254;

/** Whether a text has the shape of a single e-mail address (specification 5.1). */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** Whether a text is a complete web address. */
export function isUrl(text: string): boolean {
  return text.length <= MAX_URL_LENGTH && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

function isEmpty(value: Value): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === undefined || value === null || value === false || (typeof value === 'string' && textOf(value) === '')
  );
}

/** For each rule, whether a non-empty value breaks it. */
const BREAKS: Record<
  Exclude<Rule['rule'], 'required' | 'accepted'>,
  (value: Value, rule: Rule, form: CheckedForm) => boolean
> = {
  email: (value) => !isEmail(textOf(value)),
  phone: (value, _, { phoneNumbers }) => normalisePhone(textOf(value), phoneNumbers) === null,
  url: (value) => !isUrl(textOf(value)),
  'min-length': (value, { value: least = 0 }) => textOf(value).length < least,
  'max-length': (value, { value: most = Number.POSITIVE_INFINITY }) => textOf(value).length > most,
  pattern: (value, { pattern = '' }) => !new RegExp(`^(?:${pattern})$`, 'u').test(textOf(value)),
  'file-type': (value, { types = [] }) => {
    const file = fileOf(value);
    return file === null || !isFileType(file, types);
  },
  'file-size': (value, { value: most = Number.POSITIVE_INFINITY }) => {
    const file = fileOf(value);
    return file === null || file.size > most;
  },
};

function breaksRule(value: Value, rule: Rule, form: CheckedForm): boolean {
  if (rule.rule === 'accepted') return value !== true;
  if (rule.rule === 'required') return isEmpty(value);
  return !isEmpty(value) && BREAKS[rule.rule](value, rule, form);
}

function isOutsideOptions(field: FormField, value: Value): boolean {
  const { options } = field;
  if (!options || isEmpty(value)) return false;
  const chosen = Array.isArray(value) ? value : [value];
  return !chosen.every((one) => options.some((option) => option.value === one));
}

function problemOf(form: CheckedForm, field: FormField, value: Value): FieldProblem | undefined {
  const rules = field.rules ?? [];
  const inOrder = [
    ...rules.filter((one) => one.rule === 'required'),
    ...rules.filter((one) => one.rule !== 'required'),
  ];
  const broken = inOrder.find((rule) => breaksRule(value, rule, form));
  if (broken) return { field: field.name, rule: broken.rule, message: broken.message };
  if (!isOutsideOptions(field, value)) return undefined;
  // Only a forged submission gets here, so the form has no specific message for it.
  return { field: field.name, rule: 'option', message: inOrder[0]?.message ?? form.failure };
}

/**
 * Checks the values of a form against the rules of its fields. Returns the first broken rule of each field, `required`
 * before all others, in the order of the fields. Fields hidden by `showWhen` are not checked.
 */
export function checkValues(form: CheckedForm, values: Values): FieldProblem[] {
  return form.fields.flatMap((field) => {
    const problem = isShown(form, values, field) ? problemOf(form, field, valueIn(values, field.name)) : undefined;
    return problem ? [problem] : [];
  });
}
