import { words } from '../../words/words.ts';
import styles from './SeverityDot.module.css';

/** A dot that marks an element with findings. */
export function SeverityDot({ severity }: { severity: 'error' | 'warning' | undefined }) {
  if (!severity) return null;
  return (
    <span className={`${styles.dot} ${styles[severity]}`} title={words.findings[severity]}>
      <span className="visually-hidden">{words.findings[severity]}</span>
    </span>
  );
}
