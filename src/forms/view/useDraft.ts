import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormDefinition } from '../../contracts/forms.ts';
import { type Draft, missingAnswers, readDraft, toDraft } from './draft.ts';
import { prefilled } from './prefill.ts';
import { type RawValues, readValues } from './read-values.ts';
import { tabMemory } from './tab-memory.ts';

/** Milliseconds from an edit until it is stored, so that typing is not slowed down by a write per keystroke. */
const PAUSE = 400;

type Inputs = Pick<UseFormReturn<RawValues>, 'getValues' | 'setValue'>;

/**
 * Stores a form's input for the browser tab, and restores it into empty fields after a reload. `pagehide` stores
 * pending input; an `unload` handler would prevent the back/forward cache.
 */
export function useDraft(form: FormDefinition, { getValues, setValue }: Inputs) {
  const memory = useMemo(() => tabMemory(`draft:${form.id}:${form.source}`), [form.id, form.source]);
  const [restored, setRestored] = useState<Pick<Draft, 'hadDocument'>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    timer.current = undefined;
    const draft = toDraft(form, readValues(form, getValues()));
    if (draft) memory.keep(draft);
    else memory.forget();
  }, [form, getValues, memory]);
  const keep = useCallback(() => {
    timer.current ??= setTimeout(write, PAUSE);
  }, [write]);

  useEffect(() => {
    for (const [name, text] of prefilled(form, location.search)) if (!getValues(name)) setValue(name, text);
    const values = readValues(form, getValues());
    const draft = readDraft(form, memory.read());
    const missing = draft ? missingAnswers(draft, values) : [];
    for (const [name, answer] of missing) setValue(name, answer);
    if (draft && missing.length > 0) setRestored({ hadDocument: draft.hadDocument });
    if (toDraft(form, values)) keep();
  }, [form, getValues, setValue, memory, keep]);

  useEffect(() => {
    const finish = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      write();
    };
    addEventListener('pagehide', finish);
    document.addEventListener('visibilitychange', finish);
    return () => {
      finish();
      removeEventListener('pagehide', finish);
      document.removeEventListener('visibilitychange', finish);
    };
  }, [write]);

  return {
    /** Set once answers were restored. */
    restored,
    keep,
    forget: useCallback(() => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setRestored(undefined);
      memory.forget();
    }, [memory]),
  };
}
