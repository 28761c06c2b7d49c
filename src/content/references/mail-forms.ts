import { isVisitorInput } from '../../forms/rules/index.ts';
import type { Content } from '../read/content.ts';
import { property, textProperty } from '../read/json.ts';
import { fieldsOf } from './conditions.ts';

/** A form as written in its file. */
export interface MailForm {
  id: string;
  path: string;
  data: unknown;
}

/** The forms that send a mail. */
export function formsWithMail(mailId: string, content: Content): MailForm[] {
  const ids = new Set([...content.graph.usedBy('email', mailId)].map((use) => use.from.id));
  return content
    .documents('forms')
    .flatMap(({ file, data }) => (ids.has(file.id) ? [{ id: file.id, path: file.path, data }] : []));
}

/** The name of the value for the page from which a form was sent. The browser reports it, so it can be forged. */
const SOURCE = 'source';

/** Whether visitors type into a field of one of these forms. Unknown fields do not count. */
export function isTypedIn(forms: MailForm[], field: string): boolean {
  return forms.some(({ data }) => {
    // A field with options is not one to type into; if its kind does not allow options, another rule reports that.
    const typed = fieldsOf(data).filter((one) => property(one.data, 'options') === undefined);
    const kinds = new Map(typed.map((one) => [one.name, textProperty(one.data, 'kind')]));
    return (kinds.has(field) || field === SOURCE) && isVisitorInput(field, (name) => kinds.get(name));
  });
}
