import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './call-to-action.module.css';

/** A closing invitation on a panel: at full width, or next to a picture. */
export default function CallToAction(block: BlockProps<'call-to-action'>) {
  const { id, tone = 'ink', ground, heading, actions, picture } = block;
  const variant = picture ? (block.variant ?? 'split') : 'band';
  return (
    <Section id={id} tone={ground} className={styles.ground}>
      <div data-tone={tone} className={`${styles.panel} ${styles[variant]}`}>
        <div className={styles.words}>
          <Heading heading={heading} />
          <Buttons actions={actions} />
        </div>
        {picture && variant === 'split' && (
          <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 45vw, 88vw" />
        )}
      </div>
    </Section>
  );
}
