import { useEffect, useState } from 'react';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { FieldProblem } from '../rules/index.ts';
import type { Delivered } from '../submit/deliver.ts';
import type { formIds } from './form-ids.ts';
import { type Notice, useAttention } from './useAttention.ts';
import type { useInputs } from './useInputs.ts';

/** Details from the server or about the connection, in addition to the form's own message. */
function failureOf(form: FormDefinition, outcome: Delivered): Notice {
  if (outcome.result === 'unreachable') return { message: form.failure, detail: form.offline };
  return { message: form.failure, detail: outcome.result === 'failed' ? outcome.refusal?.message : undefined };
}

/** Shows messages and moves the focus when the answers are refused by the form's own rules or by the server. */
export function useRefusal(
  form: FormDefinition,
  ids: ReturnType<typeof formIds>,
  inputs: Pick<ReturnType<typeof useInputs>, 'problems' | 'setError'>,
  okLabel: string,
) {
  const [notice, setNotice] = useState<Notice>();
  const [wasRefused, setRefused] = useState(false);
  const draw = useAttention(okLabel);
  const isInline = form.success.style === 'inline';
  const hasNoErrors = inputs.problems.length === 0;
  // Messages disappear when fields are edited or sent again. A document that is rejected when it is chosen has its
  // message at the field, not above the whole form.
  useEffect(() => {
    if (hasNoErrors) setRefused(false);
  }, [hasNoErrors]);

  return {
    notice,
    setNotice,
    wasRefused,
    draw,
    /** Shows the errors found by the form's own rules. */
    refuse: (problems: Pick<FieldProblem, 'field'>[], alert: string | undefined) => {
      const first = problems[0];
      const goesToField = first && (alert || isInline);
      setRefused(true);
      if (isInline) setNotice(alert === undefined ? undefined : { message: alert });
      draw({
        alert: alert === undefined || isInline ? undefined : { message: alert },
        target: goesToField ? ids.field(first.field) : ids.summary,
      });
    },
    /** Shows the server's messages, or that it could not be reached. */
    fail: (outcome: Delivered) => {
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
    },
  };
}
