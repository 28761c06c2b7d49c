import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { controlAttributes, Hint, LabelText, Problem } from '../../../ui/controls/Field.tsx';
import type { FieldProps } from '../field-props.tsx';

/** The field of kind `checkbox`. */
export default function CheckboxField({ text, registration }: FieldProps) {
  return (
    <div>
      <Checkbox {...controlAttributes(text)} {...registration}>
        <LabelText {...text} />
      </Checkbox>
      <Hint {...text} />
      <Problem {...text} />
    </div>
  );
}
