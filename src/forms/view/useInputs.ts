import { useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { FormDefinition } from '../../contracts/forms.ts';
import { checkValues, documentFields, fieldKinds } from '../rules/index.ts';
import { type RawValues, readValues } from './read-values.ts';

function resolverOf(form: FormDefinition): Resolver<RawValues> {
  return (raw) => {
    const problems = checkValues(form, readValues(form, raw));
    if (problems.length === 0) return { values: raw, errors: {} };
    const errors = problems.map(({ field, rule, message }) => [field, { type: rule, message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/**
 * Initial values. Groups start as lists, because otherwise the library takes the first checkbox for the whole field and
 * ticks the others with it. All other fields keep their values in the document, so that text typed before hydration
 * stays.
 */
function startOf(form: FormDefinition): RawValues {
  const groups = form.fields.filter(({ kind }) => Array.isArray(fieldKinds[kind].empty));
  return Object.fromEntries(groups.map(({ name }) => [name, []]));
}

/**
 * The values of a form and its errors. Fields are validated on submit; a document also when it is chosen, so that the
 * visitor can choose another one at once.
 */
export function useInputs(form: FormDefinition) {
  const resolver = useMemo(() => resolverOf(form), [form]);
  const defaultValues = useMemo(() => startOf(form), [form]);
  const inputs = useForm<RawValues>({ resolver, defaultValues, reValidateMode: 'onSubmit', shouldFocusError: false });
  const { errors } = inputs.formState;

  const check = () => checkValues(form, readValues(form, inputs.getValues()));
  const checkDocument = (name: string) => {
    if (!documentFields(form).some((field) => field.name === name)) return;
    const problem = check().find(({ field, rule }) => field === name && rule !== 'required');
    if (problem) inputs.setError(name, { type: problem.rule, message: problem.message });
  };

  return {
    ...inputs,
    check,
    /** In the order of the fields. */
    problems: form.fields.flatMap(({ name }) => {
      const { message, type } = errors[name] ?? {};
      return message ? [{ name, rule: type, message }] : [];
    }),
    /** `onEdit` is called after every edit. */
    registered: (name: string, onEdit: () => void) =>
      inputs.register(name, {
        onChange: () => {
          inputs.clearErrors(name);
          checkDocument(name);
          onEdit();
        },
      }),
  };
}
