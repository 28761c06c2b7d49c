import { controlAttributes, Field } from '../../ui/controls/Field.tsx';
import { FileInput } from '../../ui/controls/FileInput.tsx';
import type { FieldProps } from './field-props.ts';

/** kind file: what is wrong with a document is told as soon as it is chosen. */
export function FileField({ field, text, registration }: FieldProps) {
  const endings = field.rules?.flatMap((rule) => rule.types ?? []) ?? [];
  return (
    <Field {...text} isLive>
      <FileInput endings={endings} {...controlAttributes(text)} {...registration} />
    </Field>
  );
}
