import type { BlockProps } from '../../shapes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import { Card } from './Card.tsx';
import styles from './cards.module.css';

/** A few cards that lead further: two large ones with pictures, small equal ones, or rows. */
export default function Cards({ id, tone, variant = 'grid', heading, cards }: BlockProps<'cards'>) {
  return (
    <Section id={id} tone={tone}>
      {heading && <Heading heading={heading} className={styles.heading} />}
      <ul className={styles[variant]}>
        {cards.map((card) => (
          <Card key={card.title} card={card} level={heading ? 3 : 2} />
        ))}
      </ul>
    </Section>
  );
}
