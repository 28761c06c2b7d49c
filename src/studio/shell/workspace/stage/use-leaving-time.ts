import { type RefObject, useEffect, useRef } from 'react';

const DOINGS = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Tracks when the user last acted in the shell, since earlier clicks on the previewed page are then ignored. The top
 * bar is excluded, because its actions, such as saving, do not change the selection.
 * @returns a ref with the time in milliseconds since 1970
 */
export function useLeavingTime(onLeave: (at: number) => unknown): RefObject<number> {
  const at = useRef(0);
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    const note = ({ timeStamp, target }: Event) => {
      if (target instanceof Element && target.closest('[data-bar]')) return;
      at.current = performance.timeOrigin + timeStamp;
      latest.current(at.current);
    };
    for (const doing of DOINGS) addEventListener(doing, note, true);
    return () => {
      for (const doing of DOINGS) removeEventListener(doing, note, true);
    };
  }, []);
  return at;
}
