import type { BlockProps } from '../../contracts/content.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { FactItem } from './FactItem.tsx';
import styles from './figures.module.css';

/** Every figure of the site with its evidence: first measured figures, then targets, below sticky links to both groups. */
export default function FiguresBlock({ id, tone, blockKey, figures, texts, words }: BlockProps<'figures'>) {
  const groups = [
    { status: 'result', heading: texts.results },
    { status: 'target', heading: texts.targets },
  ].map((group) => ({
    ...group,
    headingId: `${blockKey}-${group.status}`,
    facts: figures.filter(({ figure }) => figure.proof?.status === group.status),
  }));
  return (
    <Section id={id} tone={tone} className={styles.figures}>
      <ul className={styles.jump}>
        {groups.map(({ status, heading, headingId, facts }) => (
          <li key={status} data-status={status}>
            <Link link={`#${headingId}`} label={heading}>
              {heading} <small>{facts.length}</small>
            </Link>
          </li>
        ))}
      </ul>
      {groups.map(({ status, heading, headingId, facts }) => (
        <section key={status} data-status={status} aria-labelledby={headingId} className={styles.group}>
          <h2 id={headingId}>{heading}</h2>
          <ul className={styles.list}>
            {facts.map((fact) => (
              <FactItem key={fact.name} fact={fact} pages={texts.pages} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
