import type { DocumentFile } from '../../contracts/resolved.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './directory.module.css';

/** A small cover of a document. Decorative, since its text is also beside it. */
export function Cover({ file: { title, picture } }: { file: DocumentFile }) {
  return (
    <span className={styles.cover} data-tone="ink" aria-hidden="true">
      <span>{title}</span>
      <Picture picture={{ ...picture, alt: '' }} sizes="132px" />
    </span>
  );
}
