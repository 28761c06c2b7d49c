import { isVisitorInput } from '../../forms/rules/index.ts';
import type { Content } from '../read/content.ts';
import { property, textProperty } from '../read/json.ts';
import { fieldsOf } from './conditions.ts';
import { isNamedAfter } from './suggestions.ts';

/** A form as written in its file. */
export interface FormFile {
  id: string;
  path: string;
  data: unknown;
}

/** The forms that send a mail. */
export function formsWithMail(mailId: string, content: Content): FormFile[] {
  const ids = new Set([...content.graph.usesOf('email', mailId)].map((use) => use.from.id));
  return content
    .documents('forms')
    .flatMap(({ file, data }) => (ids.has(file.id) ? [{ id: file.id, path: file.path, data }] : []));
}

/** The only mail that no form sends, if it goes to the company or to the visitor, as asked, and is named after a form. */
export function unsentMailOf(form: string, to: string, content: Content): string | undefined {
  const unsent = content
    .documents('emails')
    .filter(
      ({ file, data }) =>
        textProperty(data, 'to') === to &&
        isNamedAfter(file.id, form) &&
        content.graph.usesOf('email', file.id).length === 0,
    );
  return unsent.length === 1 ? unsent[0]?.file.id : undefined;
}

/** Values of every submission besides its fields (specification section 3). */
const SUBMISSION_VALUES = ['submissionId', 'timestamp', 'source'];

/** Additional values that the server has for newsletter subscribers. */
const SUBSCRIBER_VALUES = ['confirmLink', 'leaveLink'];

/** The names of a form's fields. */
export const fieldNames = ({ data }: FormFile): string[] => fieldsOf(data).map(({ name }) => name);

/** The values besides fields that a mail of these forms can use. */
export function builtInValues(forms: readonly FormFile[]): string[] {
  const isNewsletter = forms.every(({ data }) => textProperty(data, 'kind') === 'subscription');
  return [...SUBMISSION_VALUES, ...(isNewsletter ? SUBSCRIBER_VALUES : [])];
}

/** All values that a mail of these forms can use. */
export const valuesOf = (forms: readonly FormFile[]) =>
  new Set([...builtInValues(forms), ...forms.flatMap(fieldNames)]);

/** The name of the value for the page from which a form was sent. The browser reports it, so it can be forged. */
const SOURCE = 'source';

/** Whether visitors type into a field of one of these forms. Unknown fields do not count. */
export function isTypedIn(forms: FormFile[], field: string): boolean {
  return forms.some(({ data }) => {
    // A field with options is not one to type into; if its kind does not allow options, another rule reports that.
    const typed = fieldsOf(data).filter((one) => property(one.data, 'options') === undefined);
    const kinds = new Map(typed.map((one) => [one.name, textProperty(one.data, 'kind')]));
    return (kinds.has(field) || field === SOURCE) && isVisitorInput(field, (name) => kinds.get(name));
  });
}
