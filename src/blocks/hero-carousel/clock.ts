import type { Carousel, CarouselEvent } from './carousel.ts';

/** Milliseconds, from the content. */
export interface Timings {
  interval: number;
  transitionDelay: number;
  transition: number;
}

type Send = (event: CarouselEvent) => void;

/** Advances the slides again and again; the result stops it. */
export function startAdvancing({ interval }: Timings, send: Send): () => void {
  const timer = setInterval(() => send({ do: 'advance' }), interval);
  return () => clearInterval(timer);
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
