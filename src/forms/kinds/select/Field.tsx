import { controlAttributes, Field } from '../../../ui/controls/Field.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import type { FieldProps } from '../field-props.tsx';

/** The field of kind `select`. */
export default function SelectField({ field, text, words, registration }: FieldProps) {
  return (
    <Field {...text}>
      <Select
        options={field.options ?? []}
        choose={field.placeholder ?? words.choose}
        autoComplete={field.autocomplete}
        {...controlAttributes(text)}
        {...registration}
      />
    </Field>
  );
}
