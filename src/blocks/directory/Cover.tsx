import type { DocumentFile } from '../../contracts/resolved.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './directory.module.css';

/** The cover of a document in small. Its words stand beside it as well, so it is only for the eye. */
export function Cover({ file: { title, picture } }: { file: DocumentFile }) {
  return (
    <span className={styles.cover} data-tone="ink" aria-hidden="true">
      <span>{title}</span>
      <Picture picture={{ ...picture, alt: '' }} sizes="132px" />
    </span>
  );
}
