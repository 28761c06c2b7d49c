import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { Words } from '../../generated/types.ts';
import { alertFor } from '../rules/index.ts';
import { type Delivered, deliver } from '../submit/deliver.ts';
import { createReferences } from '../submit/references.ts';
import { formIds } from './form-ids.ts';
import { tabMemory } from './tab-memory.ts';
import { useDraft } from './useDraft.ts';
import { useInputs } from './useInputs.ts';
import { useRefusal } from './useRefusal.ts';
import { useShownFields } from './useShownFields.ts';

/** Being filled in, being sent, or sent. */
export type Phase = 'filling' | 'sending' | 'sent';

function useReferences({ id, source, idPrefix }: FormDefinition) {
  return useMemo(() => {
    const clock = { now: Date.now, random: Math.random };
    return createReferences(idPrefix, clock, tabMemory(`reference:${id}:${source}`));
  }, [id, source, idPrefix]);
}

/** Accepts one submission at a time: while one is being sent, further clicks do nothing. */
function useOneAtATime(submit: () => Promise<void>) {
  const isBusy = useRef(false);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await submit();
    } finally {
      isBusy.current = false;
    }
  };
}

/**
 * The state of a form (specification 4): filling in, validation on submit, one submission at a time, success. `prefix`
 * is unique on the page. `notice` is the error of the whole form; forms with alerts show it in a dialog instead, unless
 * they show their success inline. `uploaded` is the uploaded share of a document, from 0 to 1, during an upload.
 * `clear` removes restored answers; `finish` is called when the success message was closed or its time has passed.
 */
export function useFormView(form: FormDefinition, prefix: string, words: Pick<Words, 'ok' | 'fileUnreadable'>) {
  const ids = formIds(prefix);
  const [phase, setPhase] = useState<Phase>('filling');
  const [uploaded, setUploaded] = useState<number>();
  const references = useReferences(form);
  const isInline = form.success.style === 'inline';
  const inputs = useInputs(form);
  const draft = useDraft(form, inputs);
  const { notice, setNotice, wasRefused, draw, refuse, fail } = useRefusal(form, ids, inputs, words.ok);
  const onEdit = () => {
    draft.keep();
    if (!isInline) return;
    setNotice(undefined);
    if (phase === 'sent') setPhase('filling');
  };
  const empty = () => {
    inputs.reset();
    draft.forget();
  };
  const settle = (outcome: Delivered) => {
    setPhase(outcome.result === 'sent' ? 'sent' : 'filling');
    if (outcome.result === 'sent') return empty();
    if (outcome.result !== 'unreadable') return fail(outcome);
    inputs.setError(outcome.field, { type: 'unreadable', message: words.fileUnreadable });
    refuse([outcome], undefined);
  };
  const submit = useOneAtATime(async () => {
    if (phase !== 'filling') return;
    setNotice(undefined);
    if (await inputs.trigger()) {
      setPhase('sending');
      const outcome = await deliver(form, inputs.getValues(), references, setUploaded);
      setUploaded(undefined);
      return settle(outcome);
    }
    const problems = inputs.check();
    refuse(problems, alertFor(form, problems));
  });
  return {
    ids,
    phase,
    notice,
    uploaded,
    restored: draft.restored,
    wasRefused,
    fields: useShownFields(form, inputs),
    problems: inputs.problems.map((problem) => ({ ...problem, id: ids.field(problem.name) })),
    register: (name: string) => inputs.registered(name, onEdit),
    submit,
    clear: () => {
      empty();
      references.close();
      draw({ target: ids.field(form.fields[0]?.name ?? '') });
    },
    finish: () => {
      setPhase('filling');
      if (!isInline) draw({ target: ids.submit });
    },
  };
}
