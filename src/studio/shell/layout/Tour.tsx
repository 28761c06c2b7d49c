import { useEffect, useRef, useState } from 'react';
import { useObserved } from '../client/observable.ts';
import { fill, uiTexts } from '../i18n/ui-texts.ts';
import { endTour, shouldShowTour } from '../start/tour-state.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Tour.module.css';

/** The part of the window that each step points at. */
const positions = ['page', 'list', 'bar', 'findings'] as const;

/** A short introduction, shown once next to the work area; it can be skipped. */
export function Tour() {
  const isWanted = useObserved(shouldShowTour);
  return isWanted ? <TourCard /> : null;
}

function TourCard() {
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // Focus the tour, and restore the focus at its end.
  useEffect(() => {
    const before = document.activeElement;
    next.current?.focus();
    return () => {
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isThere ? before : document.querySelector('main'))?.focus();
    };
  }, []);
  const { tour } = uiTexts;
  const step = tour.steps[index];
  if (!step) return null;
  const isLast = index === tour.steps.length - 1;
  return (
    <section aria-label={tour.label} className={`${styles.card} ${styles[positions[index] ?? 'page']}`}>
      <p className={styles.count}>{fill(tour.step, { step: index + 1, all: tour.steps.length })}</p>
      <h2 className={styles.title}>{step.title}</h2>
      <p aria-live="polite">{step.text}</p>
      <div className={styles.buttons}>
        {!isLast && (
          <Button size="small" variant="quiet" onClick={endTour}>
            {tour.skip}
          </Button>
        )}
        <Button ref={next} size="small" variant="primary" onClick={() => (isLast ? endTour() : setIndex(index + 1))}>
          {isLast ? tour.done : tour.next}
        </Button>
      </div>
    </section>
  );
}
