import type { FormDefinition, FormField } from '../../contracts/forms.ts';

/** A chosen document. `data` (base64) is set once the file was read; `size` is in bytes. */
export interface FileValue {
  name: string;
  type: string;
  size: number;
  data?: string;
}

export type Value = string | string[] | boolean | FileValue | null | undefined;

/** The values of a form, by field name. */
export type Values = Record<string, Value>;

/** The part of a form that the rules need. */
export type CheckedForm = Pick<FormDefinition, 'fields' | 'failure' | 'phoneNumbers'>;

/** The value of a field. A field may be named `constructor`, so only own properties count. */
export function valueIn(values: Values, name: string): Value {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A space, or an invisible mark as phones and messengers put around what is copied from them. */
const SURROUNDING = /[\s\p{Bidi_C}\u00ad\u200b-\u200d\u2060]/u;

/** A character that shows: no space, control character or filler such as U+3164 or U+2800. DI: default ignorable. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/**
 * The text of a value without spaces and invisible marks around it; empty for anything but a text, and for one that
 * shows nothing.
 */
export function textOf(value: Value): string {
  if (typeof value !== 'string') return '';
  let [start, end] = [0, value.length];
  while (start < end && SURROUNDING.test(value.charAt(start))) start++;
  while (start < end && SURROUNDING.test(value.charAt(end - 1))) end--;
  const text = value.slice(start, end);
  return VISIBLE.test(text) ? text : '';
}

/** The document of a value, or null. */
export function fileOf(value: Value): FileValue | null {
  return value && typeof value === 'object' && !Array.isArray(value) ? value : null;
}

/** Whether an answer equals this value, or contains it if several are ticked. */
export function matchesAnswer(value: Value, equals: string): boolean {
  return Array.isArray(value) ? value.includes(equals) : String(value) === equals;
}

/** Whether a field is shown: its `showWhen` is fulfilled, and that of the field it depends on. */
export function isShown(form: Pick<FormDefinition, 'fields'>, values: Values, field: FormField): boolean {
  let current: FormField | undefined = field;
  // Limited to the number of fields, so that circular conditions terminate.
  for (let steps = form.fields.length; current?.showWhen && steps > 0; steps--) {
    const condition: NonNullable<FormField['showWhen']> = current.showWhen;
    if (!matchesAnswer(valueIn(values, condition.field), condition.equals)) return false;
    current = form.fields.find((other) => other.name === condition.field);
  }
  return true;
}
