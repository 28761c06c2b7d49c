import { type RefObject, useEffect, useRef, useState } from 'react';
import { elapsedBeforeScript } from './slide-interval.ts';

/**
 * Autoplay of slides: starts once their script runs, unless the visitor prefers reduced motion. Pauses while the tab is
 * hidden, or while something inside a slide has keyboard focus, which would otherwise disappear.
 * @param send receives requests to pause
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  interval: number,
  send: (event: { do: 'pause' }) => void,
) {
  const [waits, setWaits] = useState(true);
  /** Milliseconds of the first interval that passed before the slides could move. */
  const elapsed = useRef(0);
  useEffect(() => {
    elapsed.current = elapsedBeforeScript(interval);
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
