import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../../contracts/forms.ts';
import type { Words } from '../../generated/types.ts';
import type { FieldText } from '../../ui/controls/Field.tsx';

/** The words that fields need besides those of the form's JSON. */
export type FieldWords = Pick<Words, 'optional' | 'choose' | 'removeDocument'>;

/** What an adapter gets: the field of the JSON, the texts around its control, and its tie to the form. */
export interface FieldProps {
  field: FormField;
  text: FieldText;
  words: FieldWords;
  registration: UseFormRegisterReturn;
  /** While the form is being sent: its values must not change. */
  isLocked: boolean;
}

/**
 * The attributes that all controls to type into take from their field. Locked they are readable and keep the focus,
 * which controls of other kinds cannot.
 */
export function typingAttributes({ field: { placeholder, autocomplete }, isLocked }: FieldProps) {
  return { placeholder, autoComplete: autocomplete, readOnly: isLocked };
}
