import { useCallback, useId, useRef } from 'react';
import { isObject, pointerStep } from '../../../content/read/json.ts';
import { controlOf } from '../schema/controls.ts';
import { addProperty } from '../schema/field-values.ts';
import { initialValue } from '../schema/initial-value.ts';
import { labelOf } from '../schema/labels.ts';
import { additionalPropertiesShape, type Part, partsOf } from '../schema/parts.ts';
import type { SchemaSet, Shape } from '../schema/schema-set.ts';
import { AddBar } from './AddBar.tsx';
import type { GroupFieldsProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { FieldFindings } from './frame/FieldFindings.tsx';
import styles from './GroupField.module.css';
import { NamedFields } from './lists/NamedFields.tsx';
import { isTableHeadings, tableHeadings } from './lists/table-headings.ts';
import { useDerivedProperties } from './use-derived-properties.ts';

const NONE: readonly unknown[] = [];

/** The fields of an object: required ones, present ones, and buttons for optional ones. */
export function GroupFields({
  pointer,
  shape,
  value,
  label,
  without = [],
  others: siblings = NONE,
  depth = 0,
}: GroupFieldsProps) {
  const id = useId();
  const form = useForm();
  const { Field } = form;
  const owner = isObject(value) ? value : {};
  const own = form.set.at(shape, owner);
  const all = partsOf(form.set, own, owner);
  const parts = all.filter(({ name, shape: { schema } }) => !without.includes(name) && !('const' in schema));
  const derivedEditsFor = useDerivedProperties({ parts, owner, pointer, others: siblings });
  const add = useAddProperty(own, owner, pointer);
  const isShown = (part: Part) => Object.hasOwn(owner, part.name) || part.isRequired || isSmall(form.set, part.shape);
  const named = additionalPropertiesShape(form.set, own);
  const others = otherNames(form.set, own, owner, without);
  return (
    <div className={styles.fields}>
      {all
        .filter((part) => !parts.includes(part))
        .map(({ name }) => (
          // Properties without a field here, such as the type of a section, still show their findings.
          <FieldFindings key={name} pointer={pointer + pointerStep(name)} id={`${id}-${name}`} />
        ))}
      {parts
        .filter((part) => isShown(part) && !isTableHeadings(part, parts, owner))
        .map((part) => (
          <Field
            key={part.name}
            pointer={pointer + pointerStep(part.name)}
            name={part.name}
            shape={part.shape}
            value={owner[part.name]}
            isRequired={part.isRequired}
            onAdd={add}
            derivedEditsFor={derivedEditsFor}
            headings={tableHeadings(form.set, part, parts, owner, pointer)}
            depth={depth}
          />
        ))}
      {(named || others.length > 0) && (
        <NamedFields
          pointer={pointer}
          shape={own}
          named={named}
          names={others}
          value={owner}
          label={label}
          depth={depth}
        />
      )}
      <AddBar
        label={label}
        parts={parts.filter((part) => !isShown(part))}
        onAdd={(part) => {
          add(part.name, initialValue(form.set, part.shape, part.name));
          form.reveal.set({ pointer: pointer + pointerStep(part.name), isNew: true });
        }}
      />
    </div>
  );
}

/** The properties of an object that its schema does not list. */
function otherNames(set: SchemaSet, shape: Shape, owner: object, without: readonly string[]): string[] {
  const known = new Set(partsOf(set, shape, owner).map(({ name }) => name));
  return Object.keys(owner).filter((name) => !known.has(name) && name !== '$schema' && !without.includes(name));
}

/** Whether a field is set with a single click; such fields are always shown. */
function isSmall(set: SchemaSet, shape: Shape): boolean {
  return ['switch', 'choice'].includes(controlOf(set, shape));
}

/** Returns a stable callback that adds a property at its position in the schema. */
function useAddProperty(shape: Shape, owner: object, pointer: string): (name: string, value: unknown) => void {
  const form = useForm();
  const latest = useRef({ shape, owner });
  latest.current = { shape, owner };
  return useCallback(
    (name, value) => {
      const now = latest.current;
      const parts = partsOf(form.set, now.shape, now.owner);
      const schema = parts.find((part) => part.name === name)?.shape.schema;
      form.edit([addProperty(parts, now.owner, pointer, name, value)], { title: labelOf(name, schema) });
    },
    [form, pointer],
  );
}
