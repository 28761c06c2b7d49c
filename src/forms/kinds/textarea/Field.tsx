import styles from '../../../ui/controls/controls.module.css';
import { controlAttributes, Field } from '../../../ui/controls/Field.tsx';
import { type FieldProps, typingAttributes } from '../field-props.tsx';

/** The field of kind `textarea`. */
export default function TextAreaField(props: FieldProps) {
  const { field, text, registration } = props;
  return (
    <Field {...text}>
      <textarea
        rows={field.rows}
        {...typingAttributes(props)}
        {...controlAttributes(text)}
        {...registration}
        className={`${styles.control} ${styles.area}`}
      />
    </Field>
  );
}
