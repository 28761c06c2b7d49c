import { useEffect, useState } from 'react';
import { showAlert } from '../../ui/dialog/alert.ts';
import { takeFocus } from '../../ui/dialog/take-focus.ts';

/** What went wrong with the whole form, and what else the visitor may want to know about it. */
export interface Notice {
  message: string;
  detail?: string | undefined;
}

/** Where the visitor's attention goes once the form shows what happened. */
export interface Attention {
  /** Shown in a dialog first. */
  alert?: Notice | undefined;
  /** Id of the element that gets the focus then. */
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
