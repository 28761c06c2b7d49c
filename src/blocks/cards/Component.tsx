import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import { Card } from './Card.tsx';
import styles from './cards.module.css';
import collage from './collage.module.css';
import list from './list.module.css';

/**
 * A few cards with links: two large ones, small equal ones, rows, upright pictures, or a large one next to smaller
 * ones.
 */
export default function Cards({ id, tone, variant = 'grid', heading, cards, actions }: BlockProps<'cards'>) {
  return (
    <Section id={id} tone={tone} className={styles.cards}>
      {heading && <Heading heading={heading} />}
      <ul className={{ ...styles, ...collage, ...list }[variant]}>
        {cards.map((card, index) => (
          <Card key={card.title} card={card} level={heading ? 3 : 2} sizes={sizesOf(variant, index)} />
        ))}
      </ul>
      <Buttons actions={actions} />
    </Section>
  );
}

const SIZES = {
  feature: '(min-width: 48rem) 45vw, 88vw',
  grid: '(min-width: 60rem) 30vw, 88vw',
  list: '(min-width: 48rem) 15rem, 88vw',
  portrait: '(min-width: 80rem) 22vw, (min-width: 60rem) 30vw, 40vw',
  mosaic: '(min-width: 60rem) 55vw, 88vw',
  collage: '(min-width: 44rem) 45vw, 88vw',
};

/** In a collage, the first of every four pictures is the widest. */
function sizesOf(variant: keyof typeof SIZES, index: number): string {
  return variant === 'collage' && index % 4 === 0 ? `(min-width: 60rem) 53vw, ${SIZES.collage}` : SIZES[variant];
}
