import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { alternativesOf } from '../schema/controls.ts';
import { chosenAlternative } from '../schema/field-values.ts';
import { initialValue } from '../schema/initial-value.ts';
import { labelOf } from '../schema/labels.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import controls from './frame/controls.module.css';
import { FieldFrame } from './frame/FieldFrame.tsx';

/** A value that can have one of several schemas: a select to choose the schema, and the field for it. */
export function AlternativesField({ depth, ...props }: ControlProps & { depth: number }) {
  const { pointer, name, label, shape, value, isRequired, onChange } = props;
  const { set, Field } = useForm();
  const shapes = alternativesOf(shape.schema).map((alternative) => set.of(alternative, shape.path));
  const chosen = chosenAlternative(set, shape, value);
  const titleOf = (index: number) =>
    labelOf(String(shapes[index]?.schema.title ?? shapes[index]?.schema.type ?? index + 1), shapes[index]?.schema);
  return (
    <FieldFrame {...props} isLabelHidden={false}>
      {({ id }) => (
        <>
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
          {chosen && <Field {...{ pointer, name, label, value, isRequired }} shape={chosen} depth={depth + 1} />}
        </>
      )}
    </FieldFrame>
  );
}
