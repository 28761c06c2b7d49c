import type { BlockProps } from '../../contracts/content.ts';
import type { OpeningItem } from '../../generated/types.ts';
import { Heading } from '../../ui/Heading.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import { Section } from '../../ui/Section.tsx';
import { OpeningRow } from './OpeningRow.tsx';
import styles from './openings.module.css';

/**
 * Job openings as rows: the whole row of an open one links to the form. Those that are closed come last, and say so
 * (specification 2.16).
 */
export default function Openings({ id, tone, heading, openings, apply, texts }: BlockProps<'openings'>) {
  const open = openings.filter(({ available }) => available);
  const closed = openings.filter(({ available }) => !available);
  const level = heading ? 3 : 2;
  const Title = `h${level}` as const;
  const list = (items: OpeningItem[], titles: 2 | 3 | 4) => (
    <ul className={styles.list}>
      {items.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} apply={apply} texts={texts} level={titles} />
      ))}
    </ul>
  );
  return (
    <Section id={id} tone={tone} className={styles.openings}>
      {heading && <Heading heading={heading} />}
      {open.length > 0 ? list(open, level) : <p className={styles.none}>{texts.none}</p>}
      {closed.length > 0 && (
        <div className={styles.past}>
          {texts.closedTitle && (
            <Title>
              <TitleText text={texts.closedTitle} />
            </Title>
          )}
          {list(closed, texts.closedTitle ? (level === 3 ? 4 : 3) : level)}
        </div>
      )}
    </Section>
  );
}
