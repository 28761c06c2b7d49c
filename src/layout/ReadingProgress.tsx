import { memo, useCallback, useRef } from 'react';
import type { SiteData } from '../contracts/site-data.ts';
import styles from './ReadingProgress.module.css';
import { percentRead } from './reading.ts';
import { useScroll } from './useScroll.ts';

/**
 * The reading progress bar at the top (specification 2.25). CSS moves it where scroll-driven animations are supported,
 * and this component elsewhere; it always reports the value to screen readers.
 */
export const ReadingProgress = memo(function ReadingProgress({ data }: { data: SiteData }) {
  const { show, throttle } = data.navigation.readingProgress;
  const strip = useRef<HTMLDivElement>(null);
  const look = useCallback(() => {
    const percent = percentRead(scrollY, document.documentElement.scrollHeight, innerHeight);
    strip.current?.setAttribute('aria-valuenow', String(percent));
    if (!CSS.supports('animation-timeline: scroll()')) strip.current?.style.setProperty('scale', `${percent}% 1`);
  }, []);
  useScroll(look, throttle);
  if (!show) return null;
  return (
    <section aria-label={data.words.readingProgress}>
      <div
        ref={strip}
        className={styles.strip}
        role="progressbar"
        aria-label={data.words.readingProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      />
    </section>
  );
});
