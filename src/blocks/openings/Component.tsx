import type { BlockProps } from '../../contracts/content.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import { OpeningRow } from './OpeningRow.tsx';
import styles from './openings.module.css';

/**
 * Job openings as rows: the whole row of an open one links to the form, any other says that it is closed (specification
 * 2.16).
 */
export default function Openings({ id, tone, heading, openings, apply, texts }: BlockProps<'openings'>) {
  return (
    <Section id={id} tone={tone} className={styles.openings}>
      {heading && <Heading heading={heading} />}
      {openings.length > 0 ? (
        <ul className={styles.list}>
          {openings.map((opening) => (
            <OpeningRow key={opening.id} opening={opening} apply={apply} texts={texts} level={heading ? 3 : 2} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{texts.none}</p>
      )}
    </Section>
  );
}
