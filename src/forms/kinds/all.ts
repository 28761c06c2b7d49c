/* Written by scripts/generate.ts from the kinds in schemas/form.schema.json; each is a folder here. */
import type { FormField } from '../../contracts/forms.ts';
import { kind as checkbox } from './checkbox/kind.ts';
import { kind as checkboxes } from './checkboxes/kind.ts';
import { kind as email } from './email/kind.ts';
import type { FieldKind } from './field-kind.ts';
import { kind as file } from './file/kind.ts';
import { kind as phone } from './phone/kind.ts';
import { kind as select } from './select/kind.ts';
import { kind as text } from './text/kind.ts';
import { kind as textarea } from './textarea/kind.ts';
import { kind as url } from './url/kind.ts';

/** What each kind of field is. */
export const fieldKinds: { [Kind in FormField['kind']]: FieldKind } = {
  checkbox,
  checkboxes,
  email,
  file,
  phone,
  select,
  text,
  textarea,
  url,
};

/** Whether there is such a kind of field. */
export function isFieldKind(name: string): name is FormField['kind'] {
  return Object.hasOwn(fieldKinds, name);
}
