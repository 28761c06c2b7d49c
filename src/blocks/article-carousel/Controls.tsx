import type { BlockProps } from '../../contracts/content.ts';
import type { ArticleItem } from '../../generated/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './article-carousel.module.css';
import type { Slides, SlidesEvent } from './slides.ts';

interface ControlsProps {
  articles: ArticleItem[];
  state: Slides;
  words: BlockProps<'article-carousel'>['words'];
  send: (event: SlidesEvent) => void;
}

/** The pause button, a dot for each article, and two arrows. They need a script, and are hidden without one. */
export function Controls({ articles, state, words, send }: ControlsProps) {
  return (
    <div role="group" aria-label={words.chooseSlide} className={styles.controls}>
      <button
        type="button"
        aria-label={state.playing ? words.pause : words.play}
        onClick={() => send({ do: state.playing ? 'pause' : 'play' })}
      >
        <Icon name="pause" className={state.playing ? '' : styles.off} />
        <Icon name="play" className={state.playing ? styles.off : ''} />
      </button>
      <div className={styles.dots}>
        {articles.map((article, index) => (
          <button
            key={article.id}
            type="button"
            aria-label={article.title}
            aria-current={index === state.current}
            onClick={() => send({ do: 'show', index })}
          />
        ))}
      </div>
      <button type="button" aria-label={words.previous} onClick={() => send({ do: 'step', by: -1 })}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label={words.next} onClick={() => send({ do: 'step', by: 1 })}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
