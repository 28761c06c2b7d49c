import { useId } from 'react';
import controls from '../../fields/frame/controls.module.css';
import { words } from '../../words/words.ts';
import styles from './PictureDetail.module.css';

interface AltFieldsProps {
  alt: string;
  isDecoration: boolean;
  onChange: (alt: string, isDecoration: boolean) => void;
}

/** The alt text of a picture, and a switch that marks the picture as decoration. */
export function AltFields({ alt, isDecoration, onChange }: AltFieldsProps) {
  const id = useId();
  const { pictures: said } = words;
  return (
    <div className={styles.alt}>
      <label htmlFor={id} className={styles.label}>
        {said.alt}
      </label>
      <textarea
        id={id}
        rows={2}
        className={`${controls.control} ${controls.words}`}
        aria-describedby={`${id}-hint`}
        disabled={isDecoration}
        value={isDecoration ? '' : alt}
        onChange={({ target }) => onChange(target.value, false)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {isDecoration ? said.decorationHelp : said.altHelp}
      </p>
      <label className={controls.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isDecoration}
          checked={isDecoration}
          onChange={({ target }) => onChange('', target.checked)}
        />
        {said.decoration}
      </label>
    </div>
  );
}
