import { useId } from 'react';
import controls from './controls.module.css';

interface LabelledInputProps {
  label: string;
  /** Class of the label. */
  className?: string;
  /** A name is not checked for spelling. */
  isName?: boolean;
  /** Several lines, so many of them at once. */
  rows?: number;
  /** Id of what describes it. */
  describedBy?: string;
  isInvalid?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A text with its label above it, in a dialog. */
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
