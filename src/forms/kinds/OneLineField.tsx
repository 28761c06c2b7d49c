import type { ComponentProps } from 'react';
import styles from '../../ui/controls/controls.module.css';
import { controlAttributes, Field } from '../../ui/controls/Field.tsx';
import { type FieldProps, typingAttributes } from './field-props.tsx';

/**
 * Creates the field of a kind of one-line text. Kinds differ in the phone's keyboard and whether spelling is corrected.
 */
export function oneLine(input: ComponentProps<'input'>) {
  return function OneLineField(props: FieldProps) {
    const { text, registration } = props;
    return (
      <Field {...text}>
        <input
          {...input}
          {...typingAttributes(props)}
          {...controlAttributes(text)}
          {...registration}
          className={styles.control}
        />
      </Field>
    );
  };
}
