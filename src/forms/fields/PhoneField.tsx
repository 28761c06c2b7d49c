import { controlAttributes, Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type FieldProps, typingAttributes } from './field-props.ts';

/** kind phone */
export function PhoneField({ field, text, registration }: FieldProps) {
  return (
    <Field {...text}>
      <TextInput type="tel" {...typingAttributes(field)} {...controlAttributes(text)} {...registration} />
    </Field>
  );
}
