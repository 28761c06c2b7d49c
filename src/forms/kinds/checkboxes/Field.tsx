import styles from '../../../ui/controls/controls.module.css';
import { FieldGroup } from '../../../ui/controls/Field.tsx';
import type { FieldProps } from '../field-props.tsx';

/** The field of kind `checkboxes`, shown as chips. The first checkbox has the id. */
export default function CheckboxesField({ field, text, registration }: FieldProps) {
  return (
    <FieldGroup {...text}>
      <div className={styles.chips}>
        {field.options?.map((option, index) => (
          <label key={option.value} className={styles.chip}>
            <input
              aria-invalid={text.problem ? true : undefined}
              {...registration}
              id={index === 0 ? text.id : undefined}
              type="checkbox"
              value={option.value}
              className={styles.box}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
