import styles from './Icon.module.css';

/** A Lucide icon. It is decorative, so text or a label must accompany it. The page contains the symbol `#i-name`. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
