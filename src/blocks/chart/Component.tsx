import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './chart.module.css';

/** A chart drawn by the build: beside its heading, below it, or on the calm side of a picture. */
export default function ChartBlock(block: BlockProps<'chart'>) {
  const { id, tone, heading, chart, further, picture, side = 'left', note, actions, words } = block;
  const variant = picture ? 'over' : further ? 'below' : (block.variant ?? 'beside');
  const classes = [
    styles.chart,
    heading || picture ? styles[variant] : undefined,
    side === 'right' ? styles.right : undefined,
  ];
  return (
    <Section
      id={id}
      tone={tone ?? (picture ? 'ink' : undefined)}
      className={classes.filter((name) => name !== undefined).join(' ')}
    >
      {picture && <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 100vw, 88vw" />}
      {(heading || actions) && (
        <div className={styles.words}>
          {heading && <Heading heading={heading} />}
          <Buttons actions={actions} />
        </div>
      )}
      <div className={styles.drawn}>
        {further ? (
          <div className={styles.series}>
            {[chart, ...further].map((each) => (
              <ChartFigure key={each.title} chart={each} words={words} />
            ))}
          </div>
        ) : (
          <ChartFigure chart={chart} words={words} />
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Section>
  );
}
