/* Written by scripts/generate.ts from the kinds in schemas/form.schema.json; each is a folder here. */
import type { ComponentType } from 'react';
import type { FormField } from '../../contracts/forms.ts';
import CheckboxField from './checkbox/Field.tsx';
import CheckboxesField from './checkboxes/Field.tsx';
import EmailField from './email/Field.tsx';
import type { FieldProps } from './field-props.tsx';
import FileField from './file/Field.tsx';
import PhoneField from './phone/Field.tsx';
import SelectField from './select/Field.tsx';
import TextField from './text/Field.tsx';
import TextareaField from './textarea/Field.tsx';
import UrlField from './url/Field.tsx';

/** How each kind of field is shown. */
export const fieldComponents: { [Kind in FormField['kind']]: ComponentType<FieldProps> } = {
  checkbox: CheckboxField,
  checkboxes: CheckboxesField,
  email: EmailField,
  file: FileField,
  phone: PhoneField,
  select: SelectField,
  text: TextField,
  textarea: TextareaField,
  url: UrlField,
};
