import type { KeyboardEvent } from 'react';
import { Checkbox } from '../../fields/frame/Checkbox.tsx';
import controls from '../../fields/frame/controls.module.css';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { uiTexts } from '../../i18n/ui-texts.ts';
import styles from './PictureDetail.module.css';

interface AltFieldsProps {
  alt: string;
  isDecoration: boolean;
  /** Whether it is missing although it is required. */
  isMissing?: boolean;
  onChange: (alt: string, isDecoration: boolean) => void;
}

/** The alt text of a picture, and a switch that marks the picture as decoration. */
export function AltFields({ alt, isDecoration, isMissing, onChange }: AltFieldsProps) {
  const { pictures: texts } = uiTexts;
  return (
    <div className={styles.alt}>
      <LabelledInput
        label={texts.alt}
        labelClassName="label"
        className={controls.words}
        rows={2}
        hintClassName="hint pretty"
        hint={isDecoration ? texts.decorationHelp : texts.altHelp}
        disabled={isDecoration}
        isInvalid={isMissing}
        onKeyDown={sendOnEnter}
        value={isDecoration ? '' : alt}
        onChange={(text) => onChange(text, false)}
      />
      <Checkbox isSwitch label={texts.decoration} isOn={isDecoration} onChange={(isOn) => onChange('', isOn)} />
    </div>
  );
}

/** The text is a single line, although it can be long: Enter sends the form around it, as in an input. */
function sendOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
