import { memo } from 'react';
import { type Control, controlOf } from '../schema/controls.ts';
import { chosenAlternative } from '../schema/field-values.ts';
import { labelOf } from '../schema/labels.ts';
import type { Shape } from '../schema/schema-set.ts';
import { AlternativesField } from './AlternativesField.tsx';
import type { ControlProps, FieldProps } from './control-props.ts';
import { AnswerField } from './controls/AnswerField.tsx';
import { DateTimeField } from './controls/DateTimeField.tsx';
import { CategoryField, ReferenceField } from './controls/ReferenceField.tsx';
import { RichField } from './controls/RichField.tsx';
import {
  CheckboxesField,
  ChoiceField,
  ColourField,
  DateField,
  JsonField,
  NumberField,
  SwitchField,
} from './controls/simple-fields.tsx';
import { TextField } from './controls/TextField.tsx';
import { type FormTools, useForm } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './lists/ListField.tsx';
import { TableField } from './lists/TableField.tsx';
import { isNameField } from './names/is-name-field.ts';
import { FocusField } from './pictures/FocusField.tsx';
import { IconField } from './pictures/IconField.tsx';
import { PictureField } from './pictures/PictureField.tsx';

/** The field for a value, chosen by its schema. */
export const Field = memo(function Field({ shape, label, onAdd, derivedEditsFor, depth = 0, ...rest }: FieldProps) {
  const form = useForm();
  const { pointer, name, value, isRequired } = rest;
  const own = form.set.at(shape, value);
  const title = label ?? labelOf(name, own.schema);
  const props: ControlProps = {
    ...rest,
    label: title,
    shape: own,
    onChange: (changed) => {
      if (value === undefined && onAdd) onAdd(name, changed);
      else {
        const more = derivedEditsFor?.(name, changed) ?? [];
        form.edit([{ type: 'set', at: pointer, value: changed }, ...more], { group: pointer, title });
      }
    },
    onRemove: isRequired
      ? undefined
      : () => value !== undefined && form.edit([{ type: 'remove', at: pointer }], { title }),
  };
  return fieldOf(controlAt(form, own, value), props, depth);
});

/** The control for a value; 'json' if the value does not match its schema. */
function controlAt({ set, kind }: FormTools, shape: Shape, value: unknown): Control {
  const control = isNameField(shape, kind) ? 'line' : controlOf(set, shape);
  if (value === undefined) return control;
  if (control === 'alternatives') return chosenAlternative(set, shape, value) ? control : 'json';
  return canShow(control, value) ? control : 'json';
}

function canShow(control: Control, value: unknown): boolean {
  switch (control) {
    case 'group':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'list':
    case 'checkboxes':
    case 'focus':
      return Array.isArray(value);
    case 'table':
      return Array.isArray(value) && value.every(Array.isArray);
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
    case 'fixed':
    case 'alternatives':
    case 'json':
      return true;
    default:
      return typeof value === 'string';
  }
}

function fieldOf(control: Control, props: ControlProps, depth: number) {
  switch (control) {
    case 'fixed':
      return null;
    case 'group':
      return props.shape.schema['x-resolve'] === 'image' ? (
        <PictureField {...props} />
      ) : (
        <GroupField {...props} depth={depth} />
      );
    case 'list':
      return <ListField {...props} depth={depth} />;
    case 'table':
      return <TableField {...props} />;
    case 'checkboxes':
      return <CheckboxesField {...props} />;
    case 'focus':
      return <FocusField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'rich':
      return <RichField {...props} />;
    case 'link':
    case 'reference':
      return props.shape.schema['x-ref'] === 'icon' ? <IconField {...props} /> : <ReferenceField {...props} />;
    case 'category':
      return <CategoryField {...props} />;
    case 'answer':
      return <AnswerField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'moment':
      return <DateTimeField {...props} />;
    case 'colour':
      return <ColourField {...props} />;
    case 'line':
    case 'text':
      return <TextField {...props} isLine={control === 'line'} />;
    case 'alternatives':
      return <AlternativesField {...props} depth={depth} />;
    case 'json':
      return <JsonField {...props} />;
  }
}
