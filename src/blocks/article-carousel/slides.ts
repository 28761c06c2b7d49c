import { neighbour } from '../../ui/slides/neighbour.ts';

/** The state of the carousel (specification 4). The index advances with wrap-around, and can be chosen. */
export interface Slides {
  count: number;
  current: number;
  playing: boolean;
  /** Changes with each choice, so that a chosen article is shown for the whole interval. */
  turn: number;
}

export type SlidesEvent =
  | { do: 'advance' }
  | { do: 'step'; by: 1 | -1 }
  | { do: 'show'; index: number }
  | { do: 'play' }
  | { do: 'pause' };

/** The initial state: the first article, playing. */
export function firstSlide(count: number): Slides {
  return { count, current: 0, playing: true, turn: 0 };
}

/** The state after an event. */
export function slides(state: Slides, event: SlidesEvent): Slides {
  switch (event.do) {
    case 'advance':
      return { ...state, current: neighbour(state, 1) };
    case 'step':
      return { ...state, current: neighbour(state, event.by), turn: state.turn + 1 };
    case 'show':
      return { ...state, current: event.index, turn: state.turn + 1 };
    case 'play':
      return { ...state, playing: true };
    case 'pause':
      return { ...state, playing: false };
  }
}
