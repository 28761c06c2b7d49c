import { useEffect, useState } from 'react';
import { showAlert } from '../../ui/dialog/alert.ts';
import { takeFocus } from '../../ui/dialog/take-focus.ts';

/** The message about an error of the whole form, and further details. */
export interface Notice {
  message: string;
  detail?: string | undefined;
}

/** What to show and focus after the form has rendered. */
export interface Attention {
  /** Shown in a dialog first. */
  alert?: Notice | undefined;
  /** Id of the element that is focused afterwards. */
  target: string;
}

async function draw({ alert, target }: Attention, okLabel: string): Promise<void> {
  if (alert) await showAlert(alert.message, okLabel, alert.detail);
  takeFocus(target);
}

/** Returns a function that shows an alert and moves the focus, after the form has rendered the new state. */
export function useAttention(okLabel: string): (attention: Attention) => void {
  const [attention, setAttention] = useState<Attention>();
  useEffect(() => {
    if (attention) draw(attention, okLabel).catch(console.error);
  }, [attention, okLabel]);
  return setAttention;
}
