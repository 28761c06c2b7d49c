import type { BlockProps } from '../../contracts/content.ts';
import { FormView } from '../../forms/view/FormView.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './form.static.module.css';

/** A form: on a panel, with the heading beside it on large screens, or inline on one line below its heading. */
export default function FormBlock(block: BlockProps<'form'>) {
  const { id, tone, heading, form, variant = 'panel', picture, blockKey, words } = block;
  const beside = variant === 'panel' ? heading : picture;
  const className = [styles.block, styles[variant], beside && styles.beside].filter(Boolean).join(' ');
  return (
    <Section id={id} tone={tone} className={className}>
      {heading && <Heading heading={heading} className={styles.heading} />}
      <div className={styles.sheet}>
        <FormView form={form} idPrefix={blockKey} words={words} label={heading?.title} inline={variant === 'inline'} />
      </div>
      {picture && <Picture picture={picture} className={styles.picture} sizes="(min-width: 64rem) 36vw, 88vw" />}
    </Section>
  );
}
