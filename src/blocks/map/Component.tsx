import type { BlockProps } from '../../contracts/content.ts';
import { Button } from '../../ui/Button.tsx';
import { ChartDrawing } from '../../ui/chart/ChartDrawing.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './map.module.css';

/**
 * A map picture made by the build. A plain link opens the live map in the frame above it, which is empty and
 * transparent until then, so that the map service gets no requests from visitors who did not ask for it.
 */
export default function MapBlock({
  id,
  blockKey,
  tone,
  heading,
  title,
  drawn,
  embed,
  live,
  action,
}: BlockProps<'map'>) {
  const frame = `${blockKey}-live`;
  return (
    <Section id={id} tone={tone} className={styles.map}>
      <div className={styles.words}>
        {heading && <Heading heading={heading} />}
        <p className={styles.live}>
          <a href={embed} target={frame} referrerPolicy="no-referrer">
            {live}
          </a>
        </p>
        <Button action={action} />
      </div>
      <div className={styles.frame}>
        {drawn && <ChartDrawing chart={drawn} label={drawn.description ?? drawn.title} />}
        <iframe name={frame} title={title} />
      </div>
    </Section>
  );
}
