import type { Heading as HeadingData } from '../generated/types.ts';
import styles from './Heading.module.css';
import { RichText } from './rich-text/RichText.tsx';
import { TitleText } from './rich-text/TitleText.tsx';

export interface HeadingProps {
  heading: HeadingData;
  /** 1 if the block has the main heading of the page. */
  level?: 1 | 2;
  className?: string;
}

/** The heading of a section with the line above it and the lead below it. */
export function Heading({ heading, level = 2, className = '' }: HeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div className={`${styles.heading} ${className}`.trim()}>
      {heading.eyebrow && <Eyebrow>{heading.eyebrow}</Eyebrow>}
      <Title>
        <TitleText text={heading.title} />
      </Title>
      {heading.lead && <RichText className={styles.lead} text={heading.lead} />}
    </div>
  );
}

/** The short line above a heading. */
export function Eyebrow({ children }: { children: string }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
