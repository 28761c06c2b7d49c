import { type RefObject, useEffect, useRef } from 'react';

const ACTIONS = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Tracks when the user last acted in the shell, since earlier clicks on the previewed page are then ignored. The top
 * bar is excluded, because its actions, such as saving, do not change the selection.
 * @returns a ref with the time in milliseconds since 1970
 */
export function useLastActionTime(onAction: (at: number) => unknown): RefObject<number> {
  const at = useRef(0);
  const latest = useRef(onAction);
  latest.current = onAction;
  useEffect(() => {
    const note = ({ timeStamp, target }: Event) => {
      if (target instanceof Element && target.closest('[data-bar]')) return;
      at.current = performance.timeOrigin + timeStamp;
      latest.current(at.current);
    };
    for (const action of ACTIONS) addEventListener(action, note, true);
    return () => {
      for (const action of ACTIONS) removeEventListener(action, note, true);
    };
  }, []);
  return at;
}
