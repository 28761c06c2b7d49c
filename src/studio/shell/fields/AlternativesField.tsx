import { useId } from 'react';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { alternativesOf } from '../schema/controls.ts';
import { chosenAlternative } from '../schema/field-values.ts';
import { initialValue } from '../schema/initial-value.ts';
import { hintOf, labelOf } from '../schema/labels.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import controls from './frame/controls.module.css';
import { FieldFrame } from './frame/FieldFrame.tsx';

/** A value that can have one of several schemas: a select to choose the schema, and the field for it. */
export function AlternativesField({
  pointer,
  name,
  label,
  shape,
  value,
  isRequired,
  onChange,
  onRemove,
  depth,
}: ControlProps & { depth: number }) {
  const id = useId();
  const { set, Field } = useForm();
  const shapes = alternativesOf(shape.schema).map((alternative) => set.of(alternative, shape.path));
  const chosen = chosenAlternative(set, shape, value);
  const titleOf = (index: number) =>
    labelOf(String(shapes[index]?.schema.title ?? shapes[index]?.schema.type ?? index + 1), shapes[index]?.schema);
  return (
    <FieldFrame pointer={pointer} id={id} label={label} hint={hintOf(shape.schema)} onRemove={onRemove}>
      <select
        id={id}
        className={controls.control}
        value={chosen ? shapes.indexOf(chosen) : ''}
        onChange={({ target }) => {
          const next = shapes[Number(target.value)];
          if (next) onChange(initialValue(set, next, name));
        }}
      >
        {shapes.map((one, index) => (
          <option key={JSON.stringify(one.schema)} value={index}>
            {sentenceCase(titleOf(index))}
          </option>
        ))}
      </select>
      {chosen && (
        <Field
          pointer={pointer}
          name={name}
          label={label}
          shape={chosen}
          value={value}
          isRequired={isRequired}
          depth={depth + 1}
        />
      )}
    </FieldFrame>
  );
}
