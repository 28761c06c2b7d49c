import { FormView } from '../../forms/FormView.tsx';
import type { BlockProps } from '../../shapes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './form.module.css';

/** A form on a sheet of its own, with the heading beside it on large screens. */
export default function FormBlock({ id, tone, heading, form, blockKey, words }: BlockProps<'form'>) {
  return (
    <Section id={id} tone={tone} className={heading ? `${styles.block} ${styles.split}` : styles.block}>
      {heading && <Heading heading={heading} className={styles.heading} />}
      <div className={styles.sheet}>
        <FormView form={form} idPrefix={blockKey} words={words} label={heading?.title} />
      </div>
    </Section>
  );
}
