import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../../contracts/forms.ts';
import type { Words } from '../../generated/types.ts';
import type { FieldText } from '../../ui/controls/Field.tsx';

/** The interface texts that fields need besides those of the form's JSON. */
export type FieldTexts = Pick<Words, 'optional' | 'choose' | 'removeDocument'>;

/**
 * The properties of a field component: its definition, the texts around its control, and its registration with the
 * form.
 */
export interface FieldProps {
  field: FormField;
  text: FieldText;
  words: FieldTexts;
  registration: UseFormRegisterReturn;
  /** Whether the form is being sent, so that its values must not change. */
  isLocked: boolean;
}

/**
 * The attributes of all controls for typing. A locked one is read-only and keeps the focus; other controls do not
 * support that.
 */
export function typingAttributes({ field: { placeholder, autocomplete }, isLocked }: FieldProps) {
  return { placeholder, autoComplete: autocomplete, readOnly: isLocked };
}
