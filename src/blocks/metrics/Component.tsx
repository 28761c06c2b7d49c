import type { BlockProps } from '../../contracts/content.ts';
import type { Tone } from '../../generated/types.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import { Metric } from './Metric.tsx';
import styles from './metrics.module.css';

/** Large key figures: a row on hairlines, tiles of different weight, or a list. */
export default function Metrics(block: BlockProps<'metrics'>) {
  const { id, tone = 'paper', variant = 'band', heading, items, note, actions, words } = block;
  return (
    <Section
      id={id}
      tone={tone}
      className={`${styles.metrics} ${styles[variant]} ${items.length === 5 ? styles.five : ''}`.trim()}
    >
      {heading && <Heading heading={heading} className={styles.heading} />}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <Metric
            key={item.label}
            item={item}
            tone={variant === 'tiles' ? TILES[tone][index] : undefined}
            words={words}
          />
        ))}
      </ul>
      {(note || actions) && (
        <div className={styles.end}>
          {note && <p className={styles.note}>{note}</p>}
          <Buttons actions={actions} />
        </div>
      )}
    </Section>
  );
}

/** The backgrounds of the two most prominent tiles, for each background of the section. */
const TILES: Record<Tone, readonly Tone[]> = {
  paper: ['accent', 'ink'],
  sand: ['ink', 'accent'],
  ink: ['accent', 'sand'],
  accent: ['ink', 'paper'],
};
