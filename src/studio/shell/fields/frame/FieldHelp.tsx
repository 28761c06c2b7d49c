import { useEffect, useState } from 'react';
import { uiTexts } from '../../i18n/ui-texts.ts';
import styles from './FieldHelp.module.css';

interface Help {
  label: string;
  hint: string;
}

/** The help of a field without a hint. */
const NONE: Help = { label: '', hint: '' };

/**
 * Shows the hint of the focused field, below all fields; before a field is chosen, says that there are hints. Always
 * present, since the fields would otherwise move, away from under the pointer, when one of them gets the focus.
 * @param panel the element that contains the fields
 */
export function FieldHelp({ panel }: { panel: React.RefObject<HTMLElement | null> }) {
  const [help, setHelp] = useState<Help>();
  useEffect(() => {
    const element = panel.current;
    const onFocus = ({ target }: FocusEvent) => setHelp(helpFor(target) ?? NONE);
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [panel]);
  return (
    <p className={`hint ${styles.help}`} aria-hidden="true">
      {help && <strong>{help.label}</strong>} {help?.hint ?? uiTexts.fields.help}
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
