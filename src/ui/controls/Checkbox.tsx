import type { ComponentProps, ReactNode } from 'react';
import styles from './controls.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <label className={styles.agreement}>
      <input {...props} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
