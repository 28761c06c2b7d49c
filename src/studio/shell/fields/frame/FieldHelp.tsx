import { useEffect, useLayoutEffect, useState } from 'react';
import styles from './FieldHelp.module.css';

const NONE = { label: '', hint: '' };

interface Help {
  label: string;
  hint: string;
}

/**
 * Explains the focused field, below all fields. Once shown, the panel stays: if the fields moved when a button takes the
 * focus, the button would move away from under the pointer.
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
  // The panel leaves less height for the fields, so the focused one may have to be scrolled back into view.
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
