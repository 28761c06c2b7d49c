import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import controls from '../../../ui/controls/controls.module.css';
import { controlAttributes, Field } from '../../../ui/controls/Field.tsx';
import { endingsOf } from '../../rules/file.ts';
import styles from '../../view/FormNotes.later.module.css';
import type { FieldProps } from '../field-props.tsx';

/** Whether a document is chosen, even before the form was hydrated. `input` is set once the field is shown. */
function useIsChosen(input: React.RefObject<HTMLInputElement | null>): boolean {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const { current: element } = input;
    const look = () => setChosen(Boolean(element?.value));
    // A form fires `reset` before its fields are cleared.
    const onReset = () => setChosen(false);
    look();
    element?.addEventListener('change', look);
    element?.form?.addEventListener('reset', onReset);
    return () => element?.form?.removeEventListener('reset', onReset);
  }, [input]);
  return isChosen;
}

/** Clears the field. */
function empty(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('change', { bubbles: true }));
  input.focus();
}

/**
 * The field of kind `file`, which also accepts drag and drop. A document is validated as soon as it is chosen, and can
 * be removed again.
 */
export default function FileField({ field, text, words, registration: { ref, ...registration } }: FieldProps) {
  const endings = (field.rules ?? []).flatMap((rule) => rule.types ?? []).flatMap(endingsOf);
  const accept = endings.map((ending) => `.${ending}`).join(',');
  const input = useRef<HTMLInputElement>(null);
  const isChosen = useIsChosen(input);
  return (
    <Field {...text} isLive>
      <input
        {...controlAttributes(text)}
        {...registration}
        type="file"
        accept={accept || undefined}
        className={`${controls.control} ${controls.file}`}
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
      />
      {isChosen && (
        <ActionButton className={styles.remove} onClick={() => input.current && empty(input.current)}>
          {words.removeDocument}
        </ActionButton>
      )}
    </Field>
  );
}
