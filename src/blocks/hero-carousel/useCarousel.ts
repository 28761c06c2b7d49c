import { type RefObject, useEffect, useReducer } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { useAutoplay } from '../../ui/slides/useAutoplay.ts';
import { carousel, firstSlide } from './carousel.ts';
import { endStage, startAdvancing } from './clock.ts';

/** The slides' state, advanced by the clock, and the progress bar of the interval. */
export function useCarousel(block: BlockProps<'hero-carousel'>, root: RefObject<HTMLElement | null>) {
  const { slides, interval, transitionDelay, transition, progressDesktop, progressMobile } = block;
  const [state, send] = useReducer(carousel, slides.length, firstSlide);
  const { waits, elapsed } = useAutoplay(root, interval, send);
  const running = state.playing && !waits;

  useEffect(() => {
    const { style } = root.current ?? {};
    style?.setProperty('--transition', `${transition}ms`);
    style?.setProperty('--progress-desktop', `${progressDesktop}ms`);
    style?.setProperty('--progress-mobile', `${progressMobile}ms`);
  }, [root, transition, progressDesktop, progressMobile]);

  useEffect(
    () => endStage(state.stage, { interval, transitionDelay, transition }, send),
    [state.stage, interval, transitionDelay, transition],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a slide (turn) restarts the interval
  useEffect(() => {
    if (!running) return undefined;
    const over = elapsed.current;
    elapsed.current = 0;
    const startBarAt = (time: number) => root.current?.style.setProperty('--elapsed', `${-time}ms`);
    startBarAt(over);
    return startAdvancing({ interval, transitionDelay, transition }, over, (event) => {
      startBarAt(0);
      send(event);
    });
  }, [running, state.turn, interval, transitionDelay, transition]);

  return { state, send, running };
}
