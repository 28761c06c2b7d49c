import { type TouchEvent, useRef } from 'react';
import { type Point, swipeStep } from './swipe.ts';

const place = (finger?: { clientX: number; clientY: number }): Point | undefined =>
  finger && { x: finger.clientX, y: finger.clientY };

/** Event handlers that call back when a swipe requests a neighbour. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<Point>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = place(touches[0]);
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const step = swipeStep(start.current, place(changedTouches[0]));
      if (step) onSwipe(step);
    },
  };
}
