import type { ComponentProps } from 'react';
import styles from './controls.module.css';

/** A line of text. */
export function TextInput(props: ComponentProps<'input'>) {
  return <input {...props} className={styles.control} />;
}
