import type { Action } from '../generated/types.ts';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { Link } from './link/Link.tsx';

export interface ButtonProps {
  action: Action;
  className?: string;
}

/** An action of the content as a button: primary, secondary or quiet. */
export function Button({ action, className = '' }: ButtonProps) {
  const { label, link, style = 'primary', icon, newTab, reload } = action;
  return (
    <Link
      link={link}
      label={label}
      newTab={newTab}
      reload={reload}
      className={`${styles.button} ${styles[style]} ${className}`.trim()}
    >
      <ActionWords label={label} context={action.context} />
      {icon && <Icon name={icon} />}
    </Link>
  );
}

/**
 * The text of a link. Text only for screen readers and search engines comes last, so that voice control matches the
 * visible text.
 */
export function ActionWords({ label, context }: Pick<Action, 'label' | 'context'>) {
  return (
    <>
      {label}
      {context && <span className="visually-hidden"> {context}</span>}
    </>
  );
}

/** The buttons of a section, in a row that wraps. */
export function Buttons({ actions }: { actions?: Action[] }) {
  if (!actions) return null;
  return (
    <div className={styles.row}>
      {actions.map((action) => (
        <Button key={action.label} action={action} />
      ))}
    </div>
  );
}
