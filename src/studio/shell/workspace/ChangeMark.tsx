import type { FileChange } from '../../contract/files.ts';
import { words } from '../words/words.ts';
import styles from './ChangeMark.module.css';

/** Marks an unsaved file. */
export function ChangeMark({ change }: { change: FileChange | 'removed' }) {
  if (change === 'none') return null;
  return <span className={styles.mark}>{words.states[change]}</span>;
}
