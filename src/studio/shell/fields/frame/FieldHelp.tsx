import { useEffect, useState } from 'react';
import styles from './FieldHelp.module.css';

interface Help {
  label: string;
  hint: string;
}

/** What the field with the focus is for, in its own place below all fields: nothing moves when another one is chosen. */
export function FieldHelp({ panel }: { panel: React.RefObject<HTMLElement | null> }) {
  const [help, setHelp] = useState<Help>();
  useEffect(() => {
    const element = panel.current;
    const onFocus = ({ target }: FocusEvent) => setHelp(helpFor(target));
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [panel]);
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
