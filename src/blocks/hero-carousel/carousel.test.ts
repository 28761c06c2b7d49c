import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { neighbour } from '../../ui/slides/neighbour.ts';
import { type Carousel, type CarouselEvent, carousel, firstSlide } from './carousel.ts';
import { endStage, startAdvancing } from './clock.ts';

const TIMINGS = { interval: 6000, transitionDelay: 50, transition: 649 };

/** Runs the state machine with its clock, as the component does in its effects. */
function run(count = 5) {
  let state: Carousel = firstSlide(count);
  let calledOff: (() => void) | undefined;
  const send = (event: CarouselEvent) => {
    const before = state.stage;
    state = carousel(state, event);
    if (state.stage === before) return;
    calledOff?.();
    calledOff = endStage(state.stage, TIMINGS, send);
  };
  return { send, state: () => state, stop: startAdvancing(TIMINGS, 0, send) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('automatic advance', () => {
  it('announces the next slide after 6000 ms, changes 50 ms later and settles after 649 ms', () => {
    const { state } = run();
    vi.advanceTimersByTime(5999);
    expect(state()).toMatchObject({ current: 0, stage: 'resting' });
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ current: 0, target: 1, stage: 'announced' });
    vi.advanceTimersByTime(50);
    expect(state()).toMatchObject({ current: 1, previous: 0, stage: 'moving' });
    vi.advanceTimersByTime(648);
    expect(state().stage).toBe('moving');
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ current: 1, previous: undefined, stage: 'resting' });
  });

  it('wraps around after the last slide, without drifting', () => {
    const { state } = run();
    vi.advanceTimersByTime(4 * 6000 + 50);
    expect(state().current).toBe(4);
    vi.advanceTimersByTime(6000);
    expect(state()).toMatchObject({ current: 0, previous: 4, direction: 'next' });
  });

  it('stops when it is cancelled', () => {
    const { state, stop } = run();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(state().current).toBe(0);
  });
});

describe('choosing a slide', () => {
  it('goes forwards and backwards, and records the direction', () => {
    const { send, state } = run();
    send({ do: 'jump', to: 3 });
    vi.advanceTimersByTime(50 + 649);
    expect(state()).toMatchObject({ current: 3, direction: 'next', stage: 'resting' });
    send({ do: 'jump', to: 1 });
    vi.advanceTimersByTime(50);
    expect(state()).toMatchObject({ current: 1, previous: 3, direction: 'prev' });
  });

  it('is ignored for the current slide and while a change is in progress', () => {
    const { send, state } = run();
    send({ do: 'jump', to: 0 });
    expect(state()).toEqual(firstSlide(5));
    send({ do: 'jump', to: 2 });
    send({ do: 'jump', to: 4 });
    vi.advanceTimersByTime(50);
    send({ do: 'jump', to: 4 });
    vi.advanceTimersByTime(649);
    expect(state()).toMatchObject({ current: 2, turn: 1 });
    send({ do: 'jump', to: 4 });
    vi.advanceTimersByTime(50);
    expect(state()).toMatchObject({ current: 4, turn: 2 });
  });
});

it('pauses and plays', () => {
  const paused = carousel(firstSlide(5), { do: 'pause' });
  expect(paused.playing).toBe(false);
  expect(carousel(paused, { do: 'play' }).playing).toBe(true);
});

it('the first slide has the last one as its neighbour', () => {
  expect([neighbour(firstSlide(5), -1), neighbour(firstSlide(5), 1)]).toEqual([4, 1]);
});
