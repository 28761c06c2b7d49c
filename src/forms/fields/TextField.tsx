import { controlAttributes, Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type FieldProps, typingAttributes } from './field-props.ts';

/** kind text */
export function TextField({ field, text, registration }: FieldProps) {
  return (
    <Field {...text}>
      <TextInput type="text" {...typingAttributes(field)} {...controlAttributes(text)} {...registration} />
    </Field>
  );
}
