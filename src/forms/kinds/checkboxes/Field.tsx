import { CheckboxGroup } from '../../../ui/controls/CheckboxGroup.tsx';
import { FieldGroup } from '../../../ui/controls/Field.tsx';
import type { FieldProps } from '../field-props.tsx';

/** The field of kind `checkboxes`. */
export default function CheckboxesField({ field, text, registration }: FieldProps) {
  return (
    <FieldGroup {...text}>
      <CheckboxGroup
        id={text.id}
        options={field.options ?? []}
        aria-invalid={text.problem ? true : undefined}
        {...registration}
      />
    </FieldGroup>
  );
}
