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
  const [hidden, setHidden] = useState(true);
  const [held, setHeld] = useState(false);
  /** Milliseconds of the first interval that were over before the slides could move. */
  const elapsed = useRef(0);
  useEffect(() => {
    elapsed.current = shownBefore(interval);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) send({ do: 'pause' });
  }, [interval, send]);
  useEffect(() => {
    const stage = root.current?.querySelector('[data-stage]');
    const listening = new AbortController();
    const { signal } = listening;
    const onVisibility = () => setHidden(document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility, { signal });
    stage?.addEventListener('focusin', () => setHeld(stage.querySelector(':focus-visible') !== null), { signal });
    stage?.addEventListener('focusout', () => setHeld(false), { signal });
    return () => listening.abort();
  }, [root]);
  return { waits: hidden || held, elapsed };
}
