import { listProperty, textProperty } from '../../../content/read/json.ts';
import type { NameInfo } from '../../contract/files.ts';

/** The field of a form's data with a name; undefined if there is none. */
export function fieldNamed(form: unknown, name: string | undefined): unknown {
  return name === undefined
    ? undefined
    : listProperty(form, 'fields').find((field) => textProperty(field, 'name') === name);
}

/** The answers that an option list allows: its values, with their labels. */
export function answersIn(options: unknown): NameInfo[] {
  return listProperty(options, 'options').flatMap((option) => {
    const name = textProperty(option, 'value');
    return name ? [{ name, title: textProperty(option, 'label') || name }] : [];
  });
}
