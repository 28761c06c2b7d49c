import type { BlockProps } from '../../contracts/content.ts';
import { FIGURE_STATUSES, type FigureStatus } from '../../contracts/resolved.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { FactItem } from './FactItem.tsx';
import styles from './figures.module.css';

/** Every figure of the site with its evidence: measured figures, targets, then those of the market, below sticky links to the groups. */
export default function FiguresBlock({ id, tone, blockKey, figures, texts, words }: BlockProps<'figures'>) {
  const headings: Record<FigureStatus, string> = { result: texts.results, target: texts.targets, market: texts.market };
  const groups = FIGURE_STATUSES.map((status) => ({
    status,
    heading: headings[status],
    headingId: `${blockKey}-${status}`,
    facts: figures.filter(({ figure }) => figure.proof?.status === status),
  })).filter(({ facts }) => facts.length > 0);
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
