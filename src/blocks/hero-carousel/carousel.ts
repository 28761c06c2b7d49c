/**
 * The slide show of the home page as a state machine (specification 2.4 and 4). A change of slides goes through two
 * stages: `announced`, for as long as the transition delay, and `moving`, until the transition is over.
 */
export interface Carousel {
  count: number;
  current: number;
  /** The slide that is moving out. */
  previous: number | undefined;
  /** The slide that comes next, while the change is announced. */
  target: number | undefined;
  direction: 'next' | 'prev';
  stage: 'resting' | 'announced' | 'moving';
  playing: boolean;
  /** Counts the choices of a slide, so that a chosen slide is shown for a whole interval. */
  turn: number;
}

export type CarouselEvent =
  | { do: 'advance' }
  | { do: 'jump'; to: number }
  | { do: 'change' }
  | { do: 'settle' }
  | { do: 'play' }
  | { do: 'pause' };

/** The initial state: the first slide, at rest. */
export function firstSlide(count: number): Carousel {
  return {
    count,
    current: 0,
    previous: undefined,
    target: undefined,
    direction: 'next',
    stage: 'resting',
    playing: true,
    turn: 0,
  };
}

/** The state after an event. Choosing a slide is ignored while a change is in progress. */
export function carousel(state: Carousel, event: CarouselEvent): Carousel {
  switch (event.do) {
    case 'advance':
      return announce(state, (state.current + 1) % state.count, 'next');
    case 'jump':
      return jump(state, event.to);
    case 'change':
      return change(state);
    case 'settle':
      return state.stage === 'moving' ? { ...state, stage: 'resting', previous: undefined } : state;
    case 'play':
      return { ...state, playing: true };
    case 'pause':
      return { ...state, playing: false };
  }
}

function announce(state: Carousel, target: number, direction: Carousel['direction']): Carousel {
  return state.stage === 'resting' ? { ...state, stage: 'announced', target, direction } : state;
}

function jump(state: Carousel, to: number): Carousel {
  if (to === state.current || state.stage !== 'resting') return state;
  const direction = to > state.current ? 'next' : 'prev';
  return { ...announce(state, to, direction), turn: state.turn + 1 };
}

function change(state: Carousel): Carousel {
  if (state.stage !== 'announced' || state.target === undefined) return state;
  return { ...state, stage: 'moving', previous: state.current, current: state.target, target: undefined };
}
