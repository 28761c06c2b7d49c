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
  value: string;
  onChange: (value: string) => void;
}

/** A text with its label above it, in a dialog. */
export function LabelledInput({ label, className, isName, rows, value, onChange }: LabelledInputProps) {
  const id = useId();
  const props = { id, className: controls.control, value };
  return (
    <>
      <label htmlFor={id} className={className}>
        {label}
      </label>
      {rows === undefined ? (
        <input
          {...props}
          autoComplete="off"
          spellCheck={isName ? false : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <textarea {...props} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
    </>
  );
}
