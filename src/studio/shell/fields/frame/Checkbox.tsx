import styles from './controls.module.css';

interface CheckboxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Whether it looks like a switch. */
  isSwitch?: boolean;
}

/** A checkbox or switch with its label. */
export function Checkbox({ label, isOn, onChange, isSwitch }: CheckboxProps) {
  return (
    <label className={isSwitch ? styles.switch : styles.tick}>
      <input
        type="checkbox"
        {...(isSwitch && { role: 'switch', 'aria-checked': isOn })}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
