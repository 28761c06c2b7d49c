import { every } from '../../ui/slides/slide-interval.ts';
import type { Carousel, CarouselEvent } from './carousel.ts';

/** Milliseconds, from the content. */
export interface Timings {
  interval: number;
  transitionDelay: number;
  transition: number;
}

type Send = (event: CarouselEvent) => void;

/** Advances the slides again and again; the result stops it. `elapsed`: milliseconds of the first interval that are over. */
export function startAdvancing({ interval }: Timings, elapsed: number, send: Send): () => void {
  return every(interval, elapsed, () => send({ do: 'advance' }));
}

/** Ends the stage that the carousel is in when its time is over; the result calls it off. */
export function endStage(stage: Carousel['stage'], timings: Timings, send: Send): (() => void) | undefined {
  if (stage === 'resting') return undefined;
  const [event, delay] =
    stage === 'announced'
      ? [{ do: 'change' } as const, timings.transitionDelay]
      : [{ do: 'settle' } as const, timings.transition];
  const timer = setTimeout(() => send(event), delay);
  return () => clearTimeout(timer);
}
