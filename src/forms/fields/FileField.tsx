import { controlAttributes, Field } from '../../ui/Field.tsx';
import { FileInput } from '../../ui/FileInput.tsx';
import type { FieldProps } from './field-props.ts';

/** kind file */
export function FileField({ field, text, registration }: FieldProps) {
  const endings = field.rules?.flatMap((rule) => rule.types ?? []) ?? [];
  return (
    <Field {...text}>
      <FileInput endings={endings} {...controlAttributes(text)} {...registration} />
    </Field>
  );
}
