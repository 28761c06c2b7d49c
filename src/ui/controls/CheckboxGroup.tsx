import type { ComponentProps } from 'react';
import type { Option } from '../../contracts/resolved.ts';
import styles from './controls.module.css';

interface CheckboxGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  options: Option[];
}

/** A multiple choice shown as chips. The first checkbox has the id. */
export function CheckboxGroup({ options, id, ...props }: CheckboxGroupProps) {
  return (
    <div className={styles.chips}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.chip}>
          <input
            {...props}
            id={index === 0 ? id : undefined}
            type="checkbox"
            value={option.value}
            className={styles.box}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
