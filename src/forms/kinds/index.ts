import type { ComponentType } from 'react';
import type { FormField } from '../../contracts/forms.ts';
import { CheckboxesField } from './CheckboxesField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { FileField } from './FileField.tsx';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { EmailField, PhoneField, TextField, UrlField } from './TextField.tsx';

/** How a kind of field is shown. */
interface FieldAdapter {
  Component: ComponentType<FieldProps>;
  /** Whether it is typed into: such a control can be locked by itself and keep the focus. */
  isTyped: boolean;
}

const typed = (Component: ComponentType<FieldProps>): FieldAdapter => ({ Component, isTyped: true });
const chosen = (Component: ComponentType<FieldProps>): FieldAdapter => ({ Component, isTyped: false });

/** The adapter of each kind of field: a kind without one does not compile. */
export const fieldAdapters: { [Kind in FormField['kind']]: FieldAdapter } = {
  text: typed(TextField),
  email: typed(EmailField),
  phone: typed(PhoneField),
  url: typed(UrlField),
  textarea: typed(TextAreaField),
  select: chosen(SelectField),
  checkboxes: chosen(CheckboxesField),
  checkbox: chosen(CheckboxField),
  file: chosen(FileField),
};
