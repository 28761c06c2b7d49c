import styles from '../../../ui/controls/controls.module.css';
import { controlAttributes, Hint, LabelText, Problem } from '../../../ui/controls/Field.tsx';
import type { FieldProps } from '../field-props.tsx';

/** The field of kind `checkbox`. */
export default function CheckboxField({ text, registration }: FieldProps) {
  return (
    <div>
      <label className={styles.agreement}>
        <input {...controlAttributes(text)} {...registration} type="checkbox" className={styles.box} />
        <span>
          <LabelText {...text} />
        </span>
      </label>
      <Hint {...text} />
      <Problem {...text} />
    </div>
  );
}
