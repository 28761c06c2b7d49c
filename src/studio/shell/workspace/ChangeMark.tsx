import type { FileChange } from '../../contract/files.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import styles from './ChangeMark.module.css';

/** Marks an unsaved file. */
export function ChangeMark({ change }: { change: FileChange | 'removed' }) {
  if (change === 'none') return null;
  return <span className={styles.mark}>{uiTexts.states[change]}</span>;
}
