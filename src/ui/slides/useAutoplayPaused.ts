import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the slides have to wait: while the tab is hidden, and while the keyboard is on something inside a slide,
 * which would otherwise vanish under the visitor's hands.
 */
export function useAutoplayPaused(root: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const stage = root.current?.querySelector('[data-stage]');
    const onVisibility = () => setHidden(document.hidden);
    const onFocus = () => setHeld(stage?.querySelector(':focus-visible') !== null);
    const onBlur = () => setHeld(false);
    document.addEventListener('visibilitychange', onVisibility);
    stage?.addEventListener('focusin', onFocus);
    stage?.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      stage?.removeEventListener('focusin', onFocus);
      stage?.removeEventListener('focusout', onBlur);
    };
  }, [root]);
  return hidden || held;
}
