import { useEffect, useReducer, useRef } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import { every } from '../../ui/slides/slide-interval.ts';
import { slideLabel } from '../../ui/slides/slide-label.ts';
import { useAutoplay } from '../../ui/slides/useAutoplay.ts';
import styles from './article-carousel.module.css';
import { Controls } from './Controls.tsx';
import { Slide } from './Slide.tsx';
import { firstSlide, slides } from './slides.ts';

/** The cover of the blog: its name, and featured articles one at a time (specification 2.19 and 4). */
export default function ArticleCarousel(block: BlockProps<'article-carousel'>) {
  const { id, tone, title, eyebrow, lead, articles, interval, words } = block;
  const [state, send] = useReducer(slides, articles.length, firstSlide);
  const root = useRef<HTMLDivElement>(null);
  const hasMany = articles.length > 1;
  const { waits, elapsed } = useAutoplay(root, interval, send);
  const running = hasMany && state.playing && !waits;

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing an article (turn) restarts the interval
  useEffect(() => {
    if (!running) return undefined;
    const over = elapsed.current;
    elapsed.current = 0;
    return every(interval, over, () => send({ do: 'advance' }));
  }, [running, state.turn, interval]);

  return (
    <Section id={id} tone={tone} className={styles.carousel}>
      <Heading heading={{ eyebrow, title, lead }} level={1} className={styles.masthead} />
      {articles.length > 0 && (
        <section ref={root} aria-roledescription={words.carousel} aria-label={title} className={styles.frame}>
          <div className={styles.stage} data-stage aria-live={state.playing ? 'off' : 'polite'}>
            {articles.map((article, index) => (
              <Slide
                key={article.id}
                block={block}
                article={article}
                current={index === state.current}
                first={index === 0}
                label={slideLabel(words.slideOf, index, articles.length, article.title)}
              />
            ))}
          </div>
          {hasMany && <Controls articles={articles} state={state} words={words} send={send} />}
        </section>
      )}
    </Section>
  );
}
