import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { FormDefinition } from '../shapes.ts';
import { formIds } from './form-ids.ts';
import { type RawValues, readValues, withExtras } from './read-values.ts';
import { alertFor, checkValues, normaliseValues } from './rules/index.ts';
import { browserSurroundings } from './submit/browser.ts';
import { createReferences, type References } from './submit/references.ts';
import { type Outcome, submitForm } from './submit/submit-form.ts';
import { useAttention } from './use-attention.ts';
import { useShownFields } from './use-shown-fields.ts';

/** filling in, on its way, or arrived. */
export type Phase = 'filling' | 'sending' | 'sent';

function resolverOf(form: FormDefinition): Resolver<RawValues> {
  return (raw) => {
    const problems = checkValues(form, readValues(form, raw));
    if (problems.length === 0) return { values: raw, errors: {} };
    const errors = problems.map(({ field, rule, message }) => [field, { type: rule, message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/**
 * Groups start as lists: otherwise the library takes the first box for the whole field and ticks the others after it.
 * All other fields start as they are in the document, so that what was typed before hydration stays.
 */
function startOf(form: FormDefinition): RawValues {
  return Object.fromEntries(form.fields.flatMap(({ kind, name }) => (kind === 'checkboxes' ? [[name, []]] : [])));
}

async function deliver(form: FormDefinition, raw: RawValues, references: References): Promise<Outcome> {
  try {
    const values = await withExtras(normaliseValues(form, readValues(form, raw)), raw);
    return await submitForm(form, values, references, browserSurroundings());
  } catch (error) {
    // A document that was moved or changed since it was chosen cannot be read any more.
    console.error(error);
    return 'failed';
  }
}

/**
 * The life of a form (specification 4): filling in, checking when it is sent, sending once at a time, success.
 * `prefix` is unique on the page; `okLabel` stands on the button of alerts.
 */
export function useFormView(form: FormDefinition, prefix: string, okLabel: string) {
  const ids = formIds(prefix);
  const [phase, setPhase] = useState<Phase>('filling');
  const [notice, setNotice] = useState<string>();
  const draw = useAttention(okLabel);
  const references = useMemo(
    () => createReferences(form.idPrefix, { now: Date.now, random: Math.random }),
    [form.idPrefix],
  );
  const isBusy = useRef(false);
  const resolver = useMemo(() => resolverOf(form), [form]);
  const defaultValues = useMemo(() => startOf(form), [form]);
  const inputs = useForm<RawValues>({ resolver, defaultValues, reValidateMode: 'onSubmit', shouldFocusError: false });
  const { errors } = inputs.formState;
  const isInline = form.success.style === 'inline';

  const refuse = () => {
    const problems = checkValues(form, readValues(form, inputs.getValues()));
    const alert = alertFor(form, problems);
    const first = problems[0];
    const goesToField = first && (alert || isInline);
    if (isInline) setNotice(alert);
    draw({ alert: isInline ? undefined : alert, target: goesToField ? ids.field(first.field) : ids.summary });
  };

  const fail = (outcome: Exclude<Outcome, 'sent'>) => {
    const message = outcome === 'offline' ? (form.offline ?? form.failure) : form.failure;
    setPhase('filling');
    if (form.alerts && !isInline) return draw({ alert: message, target: ids.submit });
    setNotice(message);
    if (!isInline) draw({ target: ids.summary });
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    setNotice(undefined);
    const result: { outcome?: Outcome } = {};
    await inputs.handleSubmit(async (raw) => {
      setPhase('sending');
      result.outcome = await deliver(form, raw, references);
    })(event);
    if (!result.outcome) return refuse();
    if (result.outcome !== 'sent') return fail(result.outcome);
    inputs.reset();
    setPhase('sent');
  };

  return {
    ids,
    phase,
    /** What went wrong, shown with the form; forms with alerts show it in a dialog instead, unless they show their success inline. */
    notice,
    fields: useShownFields(form, inputs),
    problems: form.fields.flatMap(({ name }) => {
      const message = errors[name]?.message;
      return message ? [{ name, id: ids.field(name), message }] : [];
    }),
    register: (name: string) =>
      inputs.register(name, {
        onChange: () => {
          inputs.clearErrors(name);
          if (!isInline) return;
          setNotice(undefined);
          if (phase === 'sent') setPhase('filling');
        },
      }),
    submit: async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current || phase !== 'filling') return;
      isBusy.current = true;
      try {
        await send(event);
      } finally {
        isBusy.current = false;
      }
    },
    /** The good news was read, or its time is over. */
    finish: () => {
      setPhase('filling');
      if (!isInline) draw({ target: ids.submit });
    },
  };
}
