import styles from './Icon.module.css';

/** An icon of the Lucide set; decorative, so words or a label stand beside it. The page carries the symbol `#i-name`. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true" focusable="false">
      <use href={`#i-${name}`} />
    </svg>
  );
}
