import { useObserved } from '../../client/observable.ts';
import { useStudio } from '../../start/window-context.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import controls from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { NamePicture } from '../names/NameList.tsx';
import styles from './NamePicker.module.css';
import { NamePicker } from './NamePicker.tsx';

/** The name of an icon, typed or chosen from a grid of icons. */
export function IconField(props: ControlProps) {
  const { label, value, onChange } = props;
  const names = useObserved(useStudio().names('icon'));
  const name = textOf(value);
  const chosen = names?.find((one) => one.name === name);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className={`aligned ${controls.row}`}>
          <span className={styles.shown}>{chosen && <NamePicture name={chosen} />}</span>
          <input
            {...control}
            type="text"
            spellCheck={false}
            className={controls.control}
            value={name}
            onChange={({ target }) => onChange(target.value)}
          />
          <NamePicker kind="icon" label={label} chosen={name} onPick={onChange} />
        </div>
      )}
    </FieldFrame>
  );
}
