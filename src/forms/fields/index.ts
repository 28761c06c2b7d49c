import type { ComponentType } from 'react';
import type { FormField } from '../../shapes.ts';
import { CheckboxesField } from './CheckboxesField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { FileField } from './FileField.tsx';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { EmailField, PhoneField, TextField, UrlField } from './TextField.tsx';

/** The adapter of each kind of field: a kind without one does not compile. */
export const fieldAdapters: { [Kind in FormField['kind']]: ComponentType<FieldProps> } = {
  text: TextField,
  email: EmailField,
  phone: PhoneField,
  url: UrlField,
  textarea: TextAreaField,
  select: SelectField,
  checkboxes: CheckboxesField,
  checkbox: CheckboxField,
  file: FileField,
};
