import { useId } from 'react';
import type { Words } from '../../generated/types.ts';
import styles from './FormNotes.later.module.css';

/** Percentage steps that are announced to screen readers. */
const STEP = 25;

interface UploadProgressProps {
  /** The uploaded share, from 0 to 1. */
  sent: number;
  words: Pick<Words, 'uploading' | 'uploadEnding'>;
}

/** Shows the progress of an upload. */
export function UploadProgress({ sent, words }: UploadProgressProps) {
  const id = useId();
  const percent = Math.floor(sent * 100);
  const say = (value: number) =>
    value < 100 ? words.uploading.replace('{percent}', String(value)) : words.uploadEnding;
  return (
    <div className={styles.upload}>
      <p id={id} aria-hidden="true">
        {say(percent)}
      </p>
      <progress className={styles.progress} max={100} value={percent} aria-labelledby={id} />
      <p className="visually-hidden" role="status">
        {say(percent - (percent % STEP))}
      </p>
    </div>
  );
}
