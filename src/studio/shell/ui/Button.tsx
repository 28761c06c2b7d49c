import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'plain' | 'primary' | 'quiet' | 'danger';
  icon?: IconName;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLButtonElement>;
}

/** Uses aria-disabled, so that a disabled button keeps the focus: most are disabled only while their action runs. */
function disabledProps({ disabled, onClick }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return { 'aria-disabled': disabled || undefined, onClick: disabled ? undefined : onClick };
}

/** A button with a text. */
export function Button(props: ButtonProps) {
  const { variant = 'plain', icon, size = 'medium', className = '', disabled, children, ...rest } = props;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[variant]} ${styles[size]} ${className}`}
      {...rest}
      {...disabledProps(props)}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The accessible name, also shown as tooltip. */
  label: string;
  variant?: 'quiet' | 'danger';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'quiet', className = '', disabled, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.iconButton} ${styles[variant]} ${className}`}
      {...rest}
      {...disabledProps(props)}
    >
      <Icon name={icon} />
    </button>
  );
}
