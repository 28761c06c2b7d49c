import { useId } from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './controls.module.css';

interface SegmentsProps<Value> {
  choices: readonly {
    value: Value;
    label: string;
    /** Shown instead of the label, which is then the tooltip. */
    icon?: IconName;
  }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

/** Radio buttons in a row. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { choices, chosen, onChoose, ...attributes } = props;
  const id = useId();
  return (
    <div role="radiogroup" {...attributes} className={styles.segments}>
      {choices.map(({ value, label, icon }) => (
        <label key={value} className={styles.segment} title={icon && label}>
          <input
            type="radio"
            name={id}
            aria-label={icon && label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{icon ? <Icon name={icon} /> : label}</span>
        </label>
      ))}
    </div>
  );
}
