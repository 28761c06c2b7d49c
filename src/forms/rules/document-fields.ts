import type { FormDefinition, FormField } from '../../contracts/forms.ts';
import { fieldKinds } from '../kinds/all.ts';

/** The file fields of a form. */
export function documentFields({ fields }: Pick<FormDefinition, 'fields'>): FormField[] {
  return fields.filter(({ kind }) => fieldKinds[kind].answer === 'document');
}
