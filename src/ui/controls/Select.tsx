import type { ComponentProps } from 'react';
import type { Option } from '../../contracts/resolved.ts';
import styles from './controls.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: Option[];
  /** The text of the empty option. */
  choose: string;
}

/** A select. */
export function Select({ options, choose, ...props }: SelectProps) {
  return (
    <div className={styles.select}>
      <select {...props} className={styles.control}>
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
