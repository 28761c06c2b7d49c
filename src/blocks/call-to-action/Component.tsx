import type { BlockProps } from '../../shapes.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './call-to-action.module.css';

/** A closing invitation on a panel of its own. */
export default function CallToAction({ id, tone = 'ink', heading, actions }: BlockProps<'call-to-action'>) {
  return (
    <Section id={id} className={styles.ground}>
      <div data-tone={tone} className={styles.panel}>
        <Heading heading={heading} />
        <Buttons actions={actions} />
      </div>
    </Section>
  );
}
