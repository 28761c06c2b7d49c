import { useId } from 'react';
import controls from './controls.module.css';

interface LabelledInputProps {
  label: string;
  /** Class of the label. */
  className?: string;
  /** Whether it is a technical name, which is not spell-checked. */
  isName?: boolean;
  /** If set, the input is a text area with this many rows. */
  rows?: number;
  /** Id of the element that describes it. */
  describedBy?: string;
  isInvalid?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A text input for dialogs, with its label above. */
export function LabelledInput(props: LabelledInputProps) {
  const { label, className, isName, rows, describedBy, isInvalid, value, onChange } = props;
  const id = useId();
  const shared = {
    id,
    className: controls.control,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    value,
  };
  return (
    <>
      <label htmlFor={id} className={className}>
        {label}
      </label>
      {rows === undefined ? (
        <input
          {...shared}
          autoComplete="off"
          spellCheck={isName ? false : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
    </>
  );
}
