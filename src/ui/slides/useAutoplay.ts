import { type RefObject, useEffect, useRef, useState } from 'react';
import { shownBefore } from './slide-interval.ts';

/**
 * When slides move by themselves: once their script runs, unless the visitor asked for less motion. They wait while
 * the tab is hidden, and while the keyboard is on something inside a slide, which would otherwise vanish under the
 * visitor's hands.
 * @param send takes the wish to pause
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  interval: number,
  send: (event: { do: 'pause' }) => void,
) {
  const [waits, setWaits] = useState(true);
  /** Milliseconds of the first interval that were over before the slides could move. */
  const elapsed = useRef(0);
  useEffect(() => {
    elapsed.current = shownBefore(interval);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) send({ do: 'pause' });
  }, [interval, send]);
  useEffect(() => {
    const stage = root.current?.querySelector('[data-stage]');
    const update = () => setWaits(document.hidden || stage?.querySelector(':focus-visible') != null);
    const listening = new AbortController();
    for (const type of ['visibilitychange', 'focusin', 'focusout']) document.addEventListener(type, update, listening);
    update();
    return () => listening.abort();
  }, [root]);
  return { waits, elapsed };
}
