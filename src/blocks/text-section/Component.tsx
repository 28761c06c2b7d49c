import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { PointList } from './PointList.tsx';
import styles from './text-section.module.css';

/** Running text: in one narrow column, with its heading on the left, or beside a picture. */
export default function TextSection(block: BlockProps<'text-section'>) {
  const { id, tone, variant = 'centred', heading, text, points, picture, side, actions } = block;
  return (
    <Section
      id={id}
      tone={tone}
      className={`${styles.text} ${styles[variant]} ${side === 'left' ? styles.left : ''}`.trim()}
    >
      <Heading heading={heading} className={styles.heading} />
      <div className={styles.words}>
        {text.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} />
        ))}
        {points && <PointList points={points} />}
        <Buttons actions={actions} />
      </div>
      {picture && <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 50vw, 88vw" />}
    </Section>
  );
}
