import type { ReactNode } from 'react';
import type { Tone } from '../generated/types.ts';
import styles from './Section.module.css';

export interface SectionProps {
  /** The place on the page that links can lead to. */
  id?: string;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** The ground of a block: its colours, its space and its place on the page. */
export function Section({ id, tone = 'paper', className = '', children }: SectionProps) {
  return (
    <section id={id} data-tone={tone} className={`${styles.section} ${className}`.trim()}>
      {children}
    </section>
  );
}
