import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FormDefinition, FormField } from '../../contracts/forms.ts';
import { isShown } from '../rules/index.ts';
import { type RawValues, readValues } from './read-values.ts';

/**
 * The fields to show now: those whose `showWhen` is fulfilled. Before hydration, and so without JavaScript, all fields
 * are shown, since nothing could show a hidden one later.
 */
export function useShownFields(
  form: FormDefinition,
  { control, getValues }: Pick<UseFormReturn<RawValues>, 'control' | 'getValues'>,
): FormField[] {
  const [isLive, setLive] = useState(false);
  const deciding = form.fields.flatMap((field) => (field.showWhen ? [field.showWhen.field] : []));
  useWatch({ control, name: deciding, disabled: deciding.length === 0 });
  useEffect(() => setLive(deciding.length > 0), [deciding.length]);
  if (!isLive) return form.fields;
  const values = readValues(form, getValues());
  return form.fields.filter((field) => isShown(form, values, field));
}
