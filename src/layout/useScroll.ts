import { useEffect } from 'react';
import { throttle } from './throttle.ts';

/** Reads the scroll position now and whenever it or the window changes, at most once per `milliseconds`. */
export function useScroll(look: () => void, milliseconds: number): void {
  useEffect(() => {
    const throttled = throttle(look, milliseconds);
    look();
    addEventListener('scroll', throttled, { passive: true });
    addEventListener('resize', throttled, { passive: true });
    return () => {
      throttled.stop();
      removeEventListener('scroll', throttled);
      removeEventListener('resize', throttled);
    };
  }, [look, milliseconds]);
}
