import { controlAttributes, Field } from '../../../ui/controls/Field.tsx';
import { TextArea } from '../../../ui/controls/TextArea.tsx';
import { type FieldProps, typingAttributes } from '../field-props.tsx';

/** The field of kind `textarea`. */
export default function TextAreaField(props: FieldProps) {
  const { field, text, registration } = props;
  return (
    <Field {...text}>
      <TextArea rows={field.rows} {...typingAttributes(props)} {...controlAttributes(text)} {...registration} />
    </Field>
  );
}
