import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import styles from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';

const PARTS = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})?)?$/;

/** A date with an optional time. Keeps an existing time zone. */
export function DateTimeField(props: ControlProps) {
  const { label, value, onChange } = props;
  const [, day = '', time = '', zone = ''] = PARTS.exec(textOf(value)) ?? [];
  const change = (newDay: string, newTime: string) => {
    if (newDay !== '') onChange(newTime === '' ? newDay : `${newDay}T${newTime}${zone}`);
  };
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className={`aligned ${styles.row}`}>
          <input
            {...control}
            type="date"
            className={`${styles.control} ${styles.number}`}
            value={day}
            onChange={({ target }) => change(target.value, time)}
          />
          <input
            type="time"
            className={`${styles.control} ${styles.number}`}
            aria-label={fill(uiTexts.fields.time, { what: label })}
            value={time}
            onChange={({ target }) => change(day, target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
