import { controlAttributes, Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type FieldProps, typingAttributes } from './field-props.ts';

/** kind textarea */
export function TextAreaField({ field, text, registration }: FieldProps) {
  return (
    <Field {...text}>
      <TextArea rows={field.rows} {...typingAttributes(field)} {...controlAttributes(text)} {...registration} />
    </Field>
  );
}
