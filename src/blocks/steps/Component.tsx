import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './steps.module.css';

/** A sequence of steps: side by side, rising towards the last step, or along a line. */
export default function Steps({ id, tone, variant = 'row', heading, steps, actions }: BlockProps<'steps'>) {
  return (
    <Section id={id} tone={tone} className={`${styles.steps} ${styles[variant]}`}>
      <Heading heading={heading} className={styles.heading} />
      <ol className={styles.list}>
        {steps.map(({ title, text, note }) => (
          <li key={title} className={styles.step}>
            <div className={styles.words}>
              <h3>
                <TitleText text={title} />
              </h3>
              <RichText text={text} className={styles.text} />
              {note && <p className={styles.note}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <Buttons actions={actions} />
    </Section>
  );
}
