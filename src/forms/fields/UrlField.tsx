import { controlAttributes, Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type FieldProps, typingAttributes } from './field-props.ts';

/** kind url */
export function UrlField({ field, text, registration }: FieldProps) {
  return (
    <Field {...text}>
      <TextInput
        type="url"
        spellCheck={false}
        autoCapitalize="none"
        {...typingAttributes(field)}
        {...controlAttributes(text)}
        {...registration}
      />
    </Field>
  );
}
