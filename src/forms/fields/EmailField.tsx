import { controlAttributes, Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type FieldProps, typingAttributes } from './field-props.ts';

/** kind email */
export function EmailField({ field, text, registration }: FieldProps) {
  return (
    <Field {...text}>
      <TextInput
        type="email"
        spellCheck={false}
        autoCapitalize="none"
        {...typingAttributes(field)}
        {...controlAttributes(text)}
        {...registration}
      />
    </Field>
  );
}
