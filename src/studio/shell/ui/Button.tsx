import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'plain' | 'primary' | 'quiet' | 'danger';
  icon?: IconName;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with words. */
export function Button({ look = 'plain', icon, size = 'medium', className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${styles[look]} ${styles[size]} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Its action: the accessible name, and the tooltip. */
  label: string;
  look?: 'quiet' | 'danger';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, look = 'quiet', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.iconButton} ${styles[look]} ${className}`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
