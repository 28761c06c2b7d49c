import { Checkbox } from '../../ui/Checkbox.tsx';
import { controlAttributes, Hint, LabelText, Problem } from '../../ui/Field.tsx';
import type { FieldProps } from './field-props.ts';

/** kind checkbox */
export function CheckboxField({ text, registration }: FieldProps) {
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
