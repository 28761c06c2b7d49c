import { useEffect, useReducer, useRef, useState } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shownBefore } from '../../ui/slides/slide-interval.ts';
import { slideLabel } from '../../ui/slides/slide-label.ts';
import { useAutoplayPaused } from '../../ui/slides/useAutoplayPaused.ts';
import { carousel, firstSlide, neighbour } from './carousel.ts';
import { endStage, startAdvancing } from './clock.ts';
import styles from './hero-carousel.module.css';
import { Slide } from './Slide.tsx';
import { type Point, swipeStep } from './swipe.ts';
import { Tabs } from './Tabs.tsx';

/** The large slide show at the top of the home page (specification 2.4). The first slide stands before any script runs. */
export default function HeroCarousel(block: BlockProps<'hero-carousel'>) {
  const { id, slides, words, interval, transitionDelay, transition, progressDesktop, progressMobile } = block;
  const [state, send] = useReducer(carousel, slides.length, firstSlide);
  const [live, setLive] = useState(false);
  const root = useRef<HTMLElement>(null);
  const touch = useRef<Point>(undefined);
  const stopped = useAutoplayPaused(root);
  /** Milliseconds of the first interval that were over before the slides could move. */
  const elapsed = useRef(0);
  const running = live && state.playing && !stopped;

  useEffect(() => {
    setLive(true);
    elapsed.current = shownBefore(interval);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) send({ do: 'pause' });
  }, [interval]);

  useEffect(() => {
    const { style } = root.current ?? {};
    style?.setProperty('--transition', `${transition}ms`);
    style?.setProperty('--progress-desktop', `${progressDesktop}ms`);
    style?.setProperty('--progress-mobile', `${progressMobile}ms`);
  }, [transition, progressDesktop, progressMobile]);

  useEffect(
    () => endStage(state.stage, { interval, transitionDelay, transition }, send),
    [state.stage, interval, transitionDelay, transition],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen slide (turn) starts the interval anew
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

  return (
    <section
      ref={root}
      id={id}
      data-tone="paper"
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={words.slides}
    >
      <div
        className={styles.stage}
        data-stage
        aria-live={state.playing ? 'off' : 'polite'}
        onTouchStart={({ touches }) => {
          touch.current = place(touches[0]);
        }}
        onTouchEnd={({ changedTouches }) => {
          const step = swipeStep(touch.current, place(changedTouches[0]));
          if (step) send({ do: 'jump', to: neighbour(state, step) });
        }}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.title}
            slide={slide}
            place={index === state.current ? 'current' : index === state.previous ? 'previous' : 'waiting'}
            direction={state.direction}
            first={index === 0}
            label={slideLabel(words.slideOf, index, slides.length, slide.title)}
            words={words}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <Tabs
          label={words.chooseSlide}
          categories={slides.map((slide) => slide.category)}
          current={state.target ?? state.current}
          progress={running ? `${state.turn}-${state.current}` : undefined}
          onChoose={(to) => send({ do: 'jump', to })}
        />
        <button
          type="button"
          className={styles.pause}
          aria-label={state.playing ? words.pause : words.play}
          onClick={() => send({ do: state.playing ? 'pause' : 'play' })}
        >
          <Icon name="pause" className={state.playing ? '' : styles.off} />
          <Icon name="play" className={state.playing ? styles.off : ''} />
        </button>
      </div>
    </section>
  );
}

const place = (finger?: { clientX: number; clientY: number }): Point | undefined =>
  finger && { x: finger.clientX, y: finger.clientY };
