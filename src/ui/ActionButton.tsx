import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** A button for an action on this page, styled like the main button. */
export function ActionButton({ type = 'button', className = '', ...props }: ComponentProps<'button'>) {
  return <button {...props} type={type} className={`${styles.button} ${styles.primary} ${className}`.trim()} />;
}
