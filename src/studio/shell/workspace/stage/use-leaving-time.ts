import { type RefObject, useEffect, useRef } from 'react';

const DOINGS = ['pointerdown', 'keydown', 'input'] as const;

/**
 * When somebody last did something in the shell, in milliseconds since 1970: what was clicked on the shown page before
 * no longer counts. The bar at the top is for everything, so its buttons change nothing of that.
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
