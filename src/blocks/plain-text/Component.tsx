import type { BlockProps } from '../../contracts/content.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './plain-text.module.css';

/** A line of text on its own background. */
export default function PlainText({ id, tone = 'ink', text }: BlockProps<'plain-text'>) {
  return (
    <Section id={id} tone={tone} className={styles.plain}>
      <h1>{text}</h1>
    </Section>
  );
}
