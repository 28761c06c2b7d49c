import type { ComponentProps } from 'react';
import { controlAttributes, Field } from '../../ui/controls/Field.tsx';
import { TextInput } from '../../ui/controls/TextInput.tsx';
import { type FieldProps, typingAttributes } from './field-props.tsx';

/**
 * Creates the field of a kind of one-line text. Kinds differ in the phone's keyboard and whether spelling is corrected.
 */
export function oneLine(input: ComponentProps<typeof TextInput>) {
  return function OneLineField(props: FieldProps) {
    const { text, registration } = props;
    return (
      <Field {...text}>
        <TextInput {...input} {...typingAttributes(props)} {...controlAttributes(text)} {...registration} />
      </Field>
    );
  };
}
