import type { ComponentProps } from 'react';
import styles from './controls.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept'> {
  /** The allowed file extensions, without dots; empty for all. */
  endings: string[];
}

/** A file input that also accepts drag and drop. */
export function FileInput({ endings, ...props }: FileInputProps) {
  const accept = endings.map((ending) => `.${ending}`).join(',');
  return <input {...props} type="file" accept={accept || undefined} className={`${styles.control} ${styles.file}`} />;
}
