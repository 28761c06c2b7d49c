import { useEffect, useRef } from 'react';
import { showInStrip } from '../../ui/slides/show-in-strip.ts';
import styles from './hero-carousel.module.css';

interface TabsProps {
  label: string;
  categories: string[];
  current: number;
  /**
   * Changes whenever the progress bar of the current tab restarts; undefined while the slides are paused, which hides
   * it.
   */
  progress: string | undefined;
  onChoose: (index: number) => void;
}

/** The strip of tabs below the slides. On phones it scrolls to keep the current tab in view. */
export function Tabs({ label, categories, current, progress, onChoose }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.children[current];
    if (strip.current && tab instanceof HTMLElement) showInStrip(strip.current, tab);
  }, [current]);
  return (
    <div ref={strip} role="group" aria-label={label} className={styles.tabs}>
      {categories.map((category, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id but their index; their text may change.
          key={index}
          type="button"
          className={styles.tab}
          aria-current={index === current}
          onClick={() => onChoose(index)}
        >
          <span className={styles.track}>
            {index === current && progress && <span key={progress} className={styles.bar} />}
          </span>
          {category}
        </button>
      ))}
    </div>
  );
}
