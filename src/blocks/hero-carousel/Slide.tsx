import type { BlockProps } from '../../contracts/content.ts';
import { Button } from '../../ui/Button.tsx';
import { Eyebrow } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import styles from './hero-carousel.module.css';

interface SlideProps {
  slide: BlockProps<'hero-carousel'>['slides'][number];
  place: 'current' | 'previous' | 'waiting';
  direction: 'next' | 'prev';
  /** Whether its picture is the first of the page. */
  first: boolean;
  /** Its position and headline, for screen readers. */
  label: string;
  words: BlockProps<'hero-carousel'>['words'];
}

/**
 * One slide. Only the current one can be focused and has heading elements, so that the page always has exactly one h1.
 */
export function Slide({ slide, place, direction, first, label, words }: SlideProps) {
  const current = place === 'current';
  const Title = current ? 'h1' : 'p';
  const Subtitle = current ? 'h2' : 'p';
  return (
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={label}
      aria-hidden={!current}
      inert={!current}
      className={`${styles.slide} ${slide.picture.className}`}
      data-place={place}
      data-direction={direction}
    >
      <div className={styles.words}>
        <Eyebrow>{slide.category}</Eyebrow>
        <Title className={styles.title}>{slide.title}</Title>
        <Subtitle className={styles.subtitle}>{slide.subtitle}</Subtitle>
        <RichText text={slide.description} className={styles.description} />
        <Button action={{ icon: 'arrow-right', ...slide.action }} />
      </div>
      <Picture
        picture={slide.picture}
        className={styles.picture}
        sizes="(min-width: 60rem) 62vw, 88vw"
        priority={first}
      />
    </div>
  );
}
