import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import controls from './controls.module.css';

interface LabelledInputProps
  extends Pick<TextareaHTMLAttributes<HTMLElement>, 'disabled' | 'onKeyDown' | 'spellCheck'> {
  label: string;
  /** Class of the label. */
  labelClassName?: string;
  /** Additional class of the control. */
  className?: string;
  /** If set, the input is a text area with this many rows. */
  rows?: number;
  /** Shown below, and read as a description. */
  hint?: ReactNode;
  /** Class of the hint. */
  hintClassName?: string;
  /** Id of another element that describes it. */
  describedBy?: string;
  isInvalid?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A text input with its label above and its hint below. */
export function LabelledInput(props: LabelledInputProps) {
  const {
    label,
    labelClassName,
    className = '',
    hint,
    hintClassName = 'hint',
    describedBy,
    isInvalid,
    ...rest
  } = props;
  const { rows, onChange, ...attributes } = rest;
  const id = useId();
  const shared = {
    ...attributes,
    id,
    className: `${controls.control} ${className}`,
    'aria-describedby': [hint !== undefined && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
  };
  return (
    <>
      <label htmlFor={id} className={labelClassName}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...shared} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintClassName}>
          {hint}
        </p>
      )}
    </>
  );
}
