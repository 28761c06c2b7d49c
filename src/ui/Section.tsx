import type { ReactNode } from 'react';
import type { Tone } from '../generated/types.ts';
import styles from './Section.module.css';

export interface SectionProps {
  /** The anchor for links. */
  id?: string;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** The container of a block: background, spacing and anchor. */
export function Section({ id, tone = 'paper', className = '', children }: SectionProps) {
  return (
    <section id={id} data-tone={tone} className={`${styles.section} ${className}`.trim()}>
      {children}
    </section>
  );
}
