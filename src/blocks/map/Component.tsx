import type { BlockProps } from '../../contracts/content.ts';
import { Button } from '../../ui/Button.tsx';
import { DeferredMarkup } from '../../ui/DeferredMarkup.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './map.module.css';

/** A map that loads when it comes near, with a plain link beside it for those who want it large or cannot use it. */
export default function MapBlock({ id, tone, heading, title, embed, action }: BlockProps<'map'>) {
  return (
    <Section id={id} tone={tone} className={styles.map}>
      <div className={styles.words}>
        {heading && <Heading heading={heading} />}
        <Button action={action} />
      </div>
      <div className={styles.frame}>
        <DeferredMarkup>
          <iframe src={embed} title={title} loading="lazy" referrerPolicy="no-referrer-when-downgrade" />
        </DeferredMarkup>
      </div>
    </Section>
  );
}
