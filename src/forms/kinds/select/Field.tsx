import styles from '../../../ui/controls/controls.module.css';
import { controlAttributes, Field } from '../../../ui/controls/Field.tsx';
import type { FieldProps } from '../field-props.tsx';

/** The field of kind `select`. */
export default function SelectField({ field, text, words, registration }: FieldProps) {
  return (
    <Field {...text}>
      <div className={styles.select}>
        <select
          autoComplete={field.autocomplete}
          {...controlAttributes(text)}
          {...registration}
          className={styles.control}
        >
          <option value="">{field.placeholder ?? words.choose}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
