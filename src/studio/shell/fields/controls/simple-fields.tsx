import { useId, useState } from 'react';
import { isObject, textProperty } from '../../../../content/read/json.ts';
import { choiceLabel, choiceMeanings, hintOf } from '../../schema/labels.ts';
import { fill, words } from '../../words/words.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import styles from '../frame/controls.module.css';
import { useDescription } from '../frame/FieldFindings.tsx';
import { FieldFrame } from '../frame/FieldFrame.tsx';

/** A number. */
export function NumberField({ pointer, label, isLabelHidden, shape, value, onChange, onRemove }: ControlProps) {
  const id = useId();
  const hint = hintOf(shape.schema);
  const described = useDescription(pointer, id, hint);
  const { minimum, maximum, type } = shape.schema;
  return (
    <FieldFrame pointer={pointer} id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} onRemove={onRemove}>
      <input
        id={id}
        type="number"
        className={`${styles.control} ${styles.number}`}
        {...described}
        step={type === 'integer' ? 1 : 'any'}
        min={typeof minimum === 'number' ? minimum : undefined}
        max={typeof maximum === 'number' ? maximum : undefined}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => !Number.isNaN(target.valueAsNumber) && onChange(target.valueAsNumber)}
      />
    </FieldFrame>
  );
}

/** A boolean. Switching off an optional property removes it. */
export function SwitchField({ pointer, label, shape, value, onChange, onRemove }: ControlProps) {
  const id = useId();
  const hint = hintOf(shape.schema);
  const described = useDescription(pointer, id, hint);
  const isOn = value === true;
  return (
    <FieldFrame pointer={pointer} id={id} label={label} hint={hint}>
      <div className={styles.switch}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          {...described}
          checked={isOn}
          aria-checked={isOn}
          onChange={() => (isOn && onRemove ? onRemove() : onChange(!isOn))}
        />
        <label htmlFor={id} aria-hidden="true" className={styles.meaning}>
          {isOn ? words.fields.yes : words.fields.no}
        </label>
      </div>
    </FieldFrame>
  );
}

const MOST_SEGMENTS = 4;
const LONGEST_SEGMENTS = 30;

/** An enum value: radio buttons in a row if there are few short choices, else a select. */
export function ChoiceField(props: ControlProps) {
  const { pointer, label, isLabelHidden, shape, value, onChange, onRemove } = props;
  const id = useId();
  const choices = Array.isArray(shape.schema.enum) ? shape.schema.enum : [];
  const meanings = choiceMeanings(shape.schema);
  const hint = [hintOf(shape.schema), meanings.get(String(value))].filter(Boolean).join(' ') || undefined;
  const described = useDescription(pointer, id, hint);
  const options = [
    ...(onRemove ? [{ key: '', label: words.fields.usual, take: onRemove, isChosen: value === undefined }] : []),
    ...choices.map((choice) => ({
      key: String(choice),
      label: choiceLabel(String(choice)),
      take: () => onChange(choice),
      isChosen: choice === value,
    })),
  ];
  const length = options.reduce((sum, option) => sum + option.label.length, 0);
  const isShort = options.length <= MOST_SEGMENTS + (onRemove ? 1 : 0) && length <= LONGEST_SEGMENTS;
  return (
    <FieldFrame pointer={pointer} id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} isGroup={isShort}>
      {isShort ? (
        <div role="radiogroup" aria-labelledby={`${id}-label`} {...described} className={styles.segments}>
          {options.map((option) => (
            <label key={option.key} className={styles.segment}>
              <input type="radio" name={id} checked={option.isChosen} onChange={option.take} />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      ) : (
        <select
          id={id}
          className={styles.control}
          {...described}
          value={textOf(value)}
          onChange={({ target }) => options.find(({ key }) => key === target.value)?.take()}
        >
          {options.every(({ isChosen }) => !isChosen) && <option value={textOf(value)}>{textOf(value)}</option>}
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A list of enum values, as checkboxes. */
export function CheckboxesField({ pointer, label, shape, value, onChange, onRemove }: ControlProps) {
  const id = useId();
  const hint = hintOf(shape.schema);
  const described = useDescription(pointer, id, hint);
  const items = isObject(shape.schema.items) ? shape.schema.items : {};
  const choices = Array.isArray(items.enum) ? items.enum : [];
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (choice: unknown) => {
    const after = choices.filter((other) => (other === choice) !== chosen.includes(other));
    if (after.length === 0 && onRemove) onRemove();
    else onChange(after);
  };
  return (
    <FieldFrame pointer={pointer} id={id} label={label} hint={hint} isGroup>
      <fieldset
        aria-labelledby={`${id}-label`}
        aria-describedby={described['aria-describedby']}
        className={styles.ticks}
      >
        {choices.map((choice) => (
          <label key={String(choice)} className={styles.tick}>
            <input type="checkbox" checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
            {String(choice)}
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  );
}

/** A date. */
export function DateField({ pointer, label, isLabelHidden, shape, value, onChange, onRemove }: ControlProps) {
  const id = useId();
  const hint = hintOf(shape.schema);
  const described = useDescription(pointer, id, hint);
  return (
    <FieldFrame pointer={pointer} id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} onRemove={onRemove}>
      <input
        id={id}
        type="date"
        className={`${styles.control} ${styles.number}`}
        {...described}
        value={textOf(value)}
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
      />
    </FieldFrame>
  );
}

/** A colour, with a colour picker and an input for its hex code. */
export function ColourField({ pointer, label, isLabelHidden, shape, value, onChange, onRemove }: ControlProps) {
  const id = useId();
  const hint = hintOf(shape.schema);
  const described = useDescription(pointer, id, hint);
  const colour = textOf(value);
  return (
    <FieldFrame pointer={pointer} id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} onRemove={onRemove}>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={fill(words.fields.colour, { what: label })}
          value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          className={`${styles.control} ${styles.number}`}
          {...described}
          value={colour}
          onChange={({ target }) => onChange(target.value.toLowerCase())}
        />
      </div>
    </FieldFrame>
  );
}

/** A value without a matching schema, edited as JSON. */
export function JsonField({ pointer, label, shape, value, onChange, onRemove }: ControlProps) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const [isJson, setJson] = useState(true);
  const hint = textProperty(shape.schema, 'description') ?? words.fields.unknown;
  const described = useDescription(pointer, id, hint);
  const take = (written: string) => {
    setText(written);
    const read = readJson(written);
    setJson(read !== undefined);
    if (read) onChange(read.value);
  };
  return (
    <FieldFrame pointer={pointer} id={id} label={label} hint={isJson ? hint : words.fields.noJson} onRemove={onRemove}>
      <textarea
        id={id}
        spellCheck={false}
        className={`${styles.control} ${styles.words}`}
        {...described}
        aria-invalid={!isJson || described['aria-invalid']}
        value={text}
        onChange={({ target }) => take(target.value)}
      />
    </FieldFrame>
  );
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
