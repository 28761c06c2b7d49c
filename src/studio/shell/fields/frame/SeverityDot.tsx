import { uiTexts } from '../../i18n/ui-texts.ts';
import styles from './SeverityDot.module.css';

/** A dot that marks an element with findings. */
export function SeverityDot({ severity }: { severity: 'error' | 'warning' | undefined }) {
  if (!severity) return null;
  return (
    <span className={`${styles.dot} ${styles[severity]}`} title={uiTexts.findings[severity]}>
      <span className="visually-hidden">{uiTexts.findings[severity]}</span>
    </span>
  );
}
