import { useId } from 'react';
import controls from './controls.module.css';

interface LabelledSelectProps {
  label: string;
  /** Class of the label. */
  className?: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A select for dialogs, with its label above. */
export function LabelledSelect({ label, className, value, choices, onChoose }: LabelledSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={className}>
        {label}
      </label>
      <select id={id} className={controls.control} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </>
  );
}
