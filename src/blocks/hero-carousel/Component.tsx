import { useRef } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { neighbour } from '../../ui/slides/neighbour.ts';
import { slideLabel } from '../../ui/slides/slide-label.ts';
import styles from './hero-carousel.module.css';
import { Slide } from './Slide.tsx';
import { Tabs } from './Tabs.tsx';
import { useCarousel } from './useCarousel.ts';
import { useSwipe } from './useSwipe.ts';

/**
 * The large slide show at the top of the home page (specification 2.4). The first slide is visible before any script
 * runs.
 */
export default function HeroCarousel(block: BlockProps<'hero-carousel'>) {
  const { id, slides, words } = block;
  const root = useRef<HTMLElement>(null);
  const { state, send, running } = useCarousel(block, root);
  const swipe = useSwipe((step) => send({ do: 'jump', to: neighbour(state, step) }));
  return (
    <section
      ref={root}
      id={id}
      data-tone="paper"
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={words.slides}
    >
      <div className={styles.stage} data-stage aria-live={state.playing ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id but their index; their text may change.
            key={index}
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
