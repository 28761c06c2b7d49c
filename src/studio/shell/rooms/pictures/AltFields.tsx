import type { KeyboardEvent } from 'react';
import controls from '../../fields/frame/controls.module.css';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { Tick } from '../../fields/frame/Tick.tsx';
import { words } from '../../words/words.ts';
import styles from './PictureDetail.module.css';

interface AltFieldsProps {
  alt: string;
  isDecoration: boolean;
  /** Whether it was asked for in vain. */
  isMissing?: boolean;
  onChange: (alt: string, isDecoration: boolean) => void;
}

/** The alt text of a picture, and a switch that marks the picture as decoration. */
export function AltFields({ alt, isDecoration, isMissing, onChange }: AltFieldsProps) {
  const { pictures: said } = words;
  return (
    <div className={styles.alt}>
      <LabelledInput
        label={said.alt}
        labelClassName="label"
        className={controls.words}
        rows={2}
        hintClassName="hint pretty"
        hint={isDecoration ? said.decorationHelp : said.altHelp}
        disabled={isDecoration}
        isInvalid={isMissing}
        onKeyDown={sendOnEnter}
        value={isDecoration ? '' : alt}
        onChange={(text) => onChange(text, false)}
      />
      <Tick isSwitch label={said.decoration} isOn={isDecoration} onChange={(isOn) => onChange('', isOn)} />
    </div>
  );
}

/** The text is a single line, although it can be long: Enter sends the form around it, as in an input. */
function sendOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
