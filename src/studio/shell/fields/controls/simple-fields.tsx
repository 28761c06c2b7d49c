import { useState } from 'react';
import { isObject, textProperty } from '../../../../content/read/json.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { choiceLabel, choiceMeanings, hintOf } from '../../schema/labels.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import { Checkbox } from '../frame/Checkbox.tsx';
import styles from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { Segments } from '../frame/Segments.tsx';

export function NumberField(props: ControlProps) {
  const { shape, value, onChange } = props;
  const { minimum, maximum, type } = shape.schema;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="number"
          className={`${styles.control} ${styles.number}`}
          step={type === 'integer' ? 1 : 'any'}
          min={typeof minimum === 'number' ? minimum : undefined}
          max={typeof maximum === 'number' ? maximum : undefined}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => !Number.isNaN(target.valueAsNumber) && onChange(target.valueAsNumber)}
        />
      )}
    </FieldFrame>
  );
}

/** A boolean. Switching off an optional property removes it. */
export function SwitchField({ onRemove, ...props }: ControlProps) {
  const isOn = props.value === true;
  return (
    <FieldFrame {...props} isLabelHidden={false}>
      {(control) => (
        <div className={styles.switch}>
          <input
            {...control}
            type="checkbox"
            role="switch"
            aria-labelledby={`${control.id}-label`}
            checked={isOn}
            aria-checked={isOn}
            onChange={() => (isOn && onRemove ? onRemove() : props.onChange(!isOn))}
          />
          <label htmlFor={control.id} aria-hidden="true" className="hint">
            {isOn ? uiTexts.fields.yes : uiTexts.fields.no}
          </label>
        </div>
      )}
    </FieldFrame>
  );
}

const MAX_SEGMENTS = 4;
const MAX_SEGMENTS_LENGTH = 30;

/** An enum value: radio buttons in a row if there are few short choices, else a select. */
export function ChoiceField({ onRemove, ...props }: ControlProps) {
  const { shape, value, onChange } = props;
  const values = Array.isArray(shape.schema.enum) ? shape.schema.enum : [];
  const meaning = choiceMeanings(shape.schema).get(String(value));
  const choices = [
    ...(onRemove ? [{ value: '', label: uiTexts.fields.usual }] : []),
    ...values.map((one) => ({ value: String(one), label: choiceLabel(String(one)) })),
  ];
  const chosen = textOf(value);
  const choose = (text: string) =>
    text === '' && onRemove ? onRemove() : onChange(values.find((one) => String(one) === text));
  const length = choices.reduce((sum, { label }) => sum + label.length, 0);
  const isShort = choices.length <= MAX_SEGMENTS + (onRemove ? 1 : 0) && length <= MAX_SEGMENTS_LENGTH;
  return (
    <FieldFrame
      {...props}
      hint={[hintOf(shape.schema), meaning].filter(Boolean).join(' ') || undefined}
      isGroup={isShort}
    >
      {({ id, ...described }) =>
        isShort ? (
          <Segments
            aria-labelledby={`${id}-label`}
            {...described}
            choices={choices}
            chosen={chosen}
            onChoose={choose}
          />
        ) : (
          <select
            id={id}
            className={styles.control}
            {...described}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            {choices.every((choice) => choice.value !== chosen) && <option value={chosen}>{chosen}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )
      }
    </FieldFrame>
  );
}

/** A list of enum values, as checkboxes. */
export function CheckboxesField({ onRemove, ...props }: ControlProps) {
  const { shape, value, onChange } = props;
  const items = isObject(shape.schema.items) ? shape.schema.items : {};
  const choices = Array.isArray(items.enum) ? items.enum : [];
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (choice: unknown) => {
    const after = choices.filter((other) => (other === choice) !== chosen.includes(other));
    if (after.length === 0 && onRemove) onRemove();
    else onChange(after);
  };
  return (
    <FieldFrame {...props} isLabelHidden={false} isGroup>
      {({ id, 'aria-describedby': description }) => (
        <fieldset aria-labelledby={`${id}-label`} aria-describedby={description} className={styles.ticks}>
          {choices.map((choice) => (
            <Checkbox
              key={String(choice)}
              label={String(choice)}
              isOn={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}

export function DateField(props: ControlProps) {
  const { value, onChange } = props;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="date"
          className={`${styles.control} ${styles.number}`}
          value={textOf(value)}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A colour, with a colour picker and an input for its hex code. */
export function ColourField(props: ControlProps) {
  const { label, value, onChange } = props;
  const colour = textOf(value);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className={`aligned ${styles.row}`}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={fill(uiTexts.fields.colour, { what: label })}
            value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            {...control}
            type="text"
            spellCheck={false}
            className={`${styles.control} ${styles.number}`}
            value={colour}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** A value without a matching schema, edited as JSON. */
export function JsonField(props: ControlProps) {
  const { shape, value, onChange } = props;
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const [isJson, setJson] = useState(true);
  const hint = textProperty(shape.schema, 'description') ?? uiTexts.fields.unknown;
  const take = (written: string) => {
    setText(written);
    const read = readJson(written);
    setJson(read !== undefined);
    if (read) onChange(read.value);
  };
  return (
    <FieldFrame {...props} isLabelHidden={false} hint={isJson ? hint : uiTexts.fields.noJson}>
      {(control) => (
        <textarea
          {...control}
          spellCheck={false}
          className={`${styles.control} ${styles.words}`}
          aria-invalid={!isJson || control['aria-invalid']}
          value={text}
          onChange={({ target }) => take(target.value)}
        />
      )}
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
