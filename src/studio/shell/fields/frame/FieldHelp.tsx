import { useEffect, useLayoutEffect, useState } from 'react';
import styles from './FieldHelp.module.css';

const NONE = { label: '', hint: '' };

interface Help {
  label: string;
  hint: string;
}

/**
 * What the field with the focus is for, in its own place below all fields. The place stays once it is there: fields that
 * moved at the press of a button would take the button away from under the pointer.
 */
export function FieldHelp({ panel }: { panel: React.RefObject<HTMLElement | null> }) {
  const [help, setHelp] = useState<Help>();
  useEffect(() => {
    const element = panel.current;
    const onFocus = ({ target }: FocusEvent) => setHelp((before) => helpFor(target) ?? (before && NONE));
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [panel]);
  const isThere = help !== undefined;
  // Its place is taken from the fields: what has the focus there stays in view.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isThere && panel.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isThere, panel]);
  if (!help) return null;
  return (
    <p className={styles.help} aria-hidden="true">
      <strong>{help.label}</strong> {help.hint}
    </p>
  );
}

function helpFor(target: EventTarget | null): Help | undefined {
  if (!(target instanceof Element)) return undefined;
  const group = target.closest('[data-described]') ?? target;
  const ids = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  const hint = ids.map((id) => document.getElementById(id)).find((element) => element?.id.endsWith('-hint'));
  const label = hint && document.getElementById(hint.id.replace(/-hint$/, '-label'));
  return hint?.textContent ? { label: label?.textContent ?? '', hint: hint.textContent } : undefined;
}
