import { every } from '../../ui/slides/slide-interval.ts';
import type { Carousel, CarouselEvent } from './carousel.ts';

/** Milliseconds, from the content. */
export interface Timings {
  interval: number;
  transitionDelay: number;
  transition: number;
}

type Send = (event: CarouselEvent) => void;

/**
 * Advances the slides at every interval.
 * @param elapsed milliseconds of the first interval that have passed already
 * @returns stops it
 */
export function startAdvancing({ interval }: Timings, elapsed: number, send: Send): () => void {
  return every(interval, elapsed, () => send({ do: 'advance' }));
}

/**
 * Ends the current stage of the carousel when its time is over.
 * @returns cancels it
 */
export function endStage(stage: Carousel['stage'], timings: Timings, send: Send): (() => void) | undefined {
  if (stage === 'resting') return undefined;
  const [event, delay] =
    stage === 'announced'
      ? [{ do: 'change' } as const, timings.transitionDelay]
      : [{ do: 'settle' } as const, timings.transition];
  const timer = setTimeout(() => send(event), delay);
  return () => clearTimeout(timer);
}
