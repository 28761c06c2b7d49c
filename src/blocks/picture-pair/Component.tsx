import { useEffect, useRef } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './picture-pair.static.module.css';

/** Two pictures of the same subject: a slider reveals the second. Without a script, one is below the other. */
export default function PicturePair(block: BlockProps<'picture-pair'>) {
  const { id, tone, variant = 'wide', heading, text, control, first, second, actions } = block;
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const uncover = () => frame.current?.style.setProperty('--seam', `${slider.current?.value}%`);
  // Applies what the visitor chose before hydration.
  useEffect(uncover, []);
  const sizes = variant === 'wide' ? '(min-width: 60rem) 100vw, 88vw' : '(min-width: 60rem) 58vw, 88vw';
  return (
    <Section id={id} tone={tone} className={`${styles.pair} ${styles[variant]}`}>
      {(heading || text || actions) && (
        <div className={styles.words}>
          {heading && <Heading heading={heading} />}
          {text?.map((paragraph) => (
            <RichText key={paragraph} text={paragraph} />
          ))}
          <Buttons actions={actions} />
        </div>
      )}
      <div ref={frame} className={styles.frame}>
        <Half half={first} className={styles.first} sizes={sizes} />
        <Half half={second} className={styles.second} sizes={sizes} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={100}
          step={2}
          defaultValue={50}
          aria-label={control}
          className={styles.slider}
          onInput={uncover}
        />
        <span className={styles.seam}>
          <Icon name="chevrons-left-right" />
        </span>
      </div>
    </Section>
  );
}

interface HalfProps {
  half: BlockProps<'picture-pair'>['first'];
  className?: string;
  sizes: string;
}

/** One of the two pictures with its label. */
function Half({ half: { label, picture }, className, sizes }: HalfProps) {
  return (
    <figure className={className}>
      <Picture picture={picture} sizes={sizes} />
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
