import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../../shapes.ts';
import type { FieldText } from '../../ui/Field.tsx';

/** What an adapter gets: the field of the JSON, the texts around its control, and its tie to the form. */
export interface FieldProps {
  field: FormField;
  text: FieldText;
  /** The words of the entry that stands for no choice. */
  choose: string;
  registration: UseFormRegisterReturn;
}

/** The attributes that all controls to type into take from their field. */
export function typingAttributes({ placeholder, autocomplete }: FormField) {
  return { placeholder, autoComplete: autocomplete };
}
