import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { Words } from '../../generated/types.ts';
import { alertFor, type FieldProblem } from '../rules/index.ts';
import { type Delivered, deliver } from '../submit/deliver.ts';
import { createReferences } from '../submit/references.ts';
import { formIds } from './form-ids.ts';
import { tabMemory } from './tab-memory.ts';
import { type Notice, useAttention } from './useAttention.ts';
import { useDraft } from './useDraft.ts';
import { useInputs } from './useInputs.ts';
import { useShownFields } from './useShownFields.ts';

/** filling in, on its way, or arrived. */
export type Phase = 'filling' | 'sending' | 'sent';

/** What the server or the connection says besides the form's own message. */
function failureOf(form: FormDefinition, outcome: Delivered): Notice {
  if (outcome.result === 'unreachable') return { message: form.failure, detail: form.offline };
  return { message: form.failure, detail: outcome.result === 'failed' ? outcome.refusal?.message : undefined };
}

function useReferences({ id, source, idPrefix }: FormDefinition) {
  return useMemo(() => {
    const clock = { now: Date.now, random: Math.random };
    return createReferences(idPrefix, clock, tabMemory(`reference:${id}:${source}`));
  }, [id, source, idPrefix]);
}

/**
 * The life of a form (specification 4): filling in, checking when it is sent, sending once at a time, success.
 * `prefix` is unique on the page.
 */
export function useFormView(form: FormDefinition, prefix: string, words: Pick<Words, 'ok' | 'fileUnreadable'>) {
  const ids = formIds(prefix);
  const [phase, setPhase] = useState<Phase>('filling');
  const [notice, setNotice] = useState<Notice>();
  const [wasRefused, setRefused] = useState(false);
  const [uploaded, setUploaded] = useState<number>();
  const draw = useAttention(words.ok);
  const references = useReferences(form);
  const isBusy = useRef(false);
  const isInline = form.success.style === 'inline';

  const inputs = useInputs(form, () => {
    draft.keep();
    if (!isInline) return;
    setNotice(undefined);
    if (phase === 'sent') setPhase('filling');
  });
  const draft = useDraft(form, inputs);
  const isMended = inputs.problems.length === 0;
  // A document that is rejected as it is chosen shows its error at the field, not above the whole form.
  useEffect(() => {
    if (isMended) setRefused(false);
  }, [isMended]);

  const refuse = (problems: Pick<FieldProblem, 'field'>[], alert: string | undefined) => {
    const first = problems[0];
    const goesToField = first && (alert || isInline);
    setRefused(true);
    if (isInline) setNotice(alert === undefined ? undefined : { message: alert });
    draw({
      alert: alert === undefined || isInline ? undefined : { message: alert },
      target: goesToField ? ids.field(first.field) : ids.summary,
    });
  };

  const fail = (outcome: Delivered) => {
    const failure = failureOf(form, outcome);
    const named = outcome.result === 'failed' ? (outcome.refusal?.fields ?? {}) : {};
    const atFault = form.fields.filter(({ name }) => Object.hasOwn(named, name));
    for (const { name } of atFault) inputs.setError(name, { type: 'server', message: named[name] });
    const first = atFault[0] && ids.field(atFault[0].name);
    setRefused(atFault.length > 0);
    if (form.alerts && !isInline) return draw({ alert: failure, target: first ?? ids.submit });
    setNotice(failure);
    if (!isInline) draw({ target: ids.summary });
    else if (first) draw({ target: first });
  };

  const succeed = () => {
    inputs.reset();
    draft.forget();
    setRefused(false);
    setPhase('sent');
  };

  const settle = (outcome: Delivered) => {
    if (outcome.result === 'sent') return succeed();
    setPhase('filling');
    if (outcome.result !== 'unreadable') return fail(outcome);
    inputs.setError(outcome.field, { type: 'unreadable', message: words.fileUnreadable });
    refuse([outcome], undefined);
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    setNotice(undefined);
    const result: { outcome?: Delivered } = {};
    await inputs.handleSubmit(async (raw) => {
      setPhase('sending');
      result.outcome = await deliver(form, raw, references, setUploaded);
      setUploaded(undefined);
    })(event);
    if (result.outcome) return settle(result.outcome);
    const problems = inputs.check();
    refuse(problems, alertFor(form, problems));
  };

  return {
    ids,
    phase,
    /** What went wrong, shown with the form; forms with alerts show it in a dialog instead, unless they show their success inline. */
    notice,
    /** How much of a document has left, from 0 to 1; undefined as long as none does. */
    uploaded,
    restored: draft.restored,
    /** Whether the visitor has tried to send the form in vain. */
    wasRefused,
    fields: useShownFields(form, inputs),
    problems: inputs.problems.map((problem) => ({ ...problem, id: ids.field(problem.name) })),
    register: inputs.registered,
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
    /** The visitor does not want the answers that were put back. */
    clear: () => {
      inputs.reset();
      draft.forget();
      references.close();
      draw({ target: ids.field(form.fields[0]?.name ?? '') });
    },
    /** The good news was read, or its time is over. */
    finish: () => {
      setPhase('filling');
      if (!isInline) draw({ target: ids.submit });
    },
  };
}
