import type { BlockProps } from '../../contracts/content.ts';
import { FIGURE_STATUSES, type FigureStatus } from '../../contracts/resolved.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { FactItem } from './FactItem.tsx';
import styles from './figures.module.css';

/**
 * Every figure of the site with its evidence: measured figures, targets, then those of the market, below sticky links to
 * these sections. Each part of the company has a heading in them.
 */
export default function FiguresBlock({ id, tone, blockKey, figures, texts, words }: BlockProps<'figures'>) {
  const parts = [...new Set(figures.map(({ group = '' }) => group))].sort(withoutNameFirst);
  const headings: Record<FigureStatus, string> = {
    result: texts.results,
    target: texts.targets,
    market: texts.market ?? words.figureMarket ?? '',
  };
  const sections = FIGURE_STATUSES.map((status) => ({
    status,
    heading: headings[status],
    headingId: `${blockKey}-${status}`,
    facts: figures.filter(({ figure }) => figure.proof?.status === status),
  })).filter(({ facts }) => facts.length > 0);
  return (
    <Section id={id} tone={tone} className={styles.figures}>
      <ul className={styles.jump}>
        {sections.map(({ status, heading, headingId, facts }) => (
          <li key={status} data-status={status}>
            <Link link={`#${headingId}`} label={heading}>
              {heading} <small>{facts.length}</small>
            </Link>
          </li>
        ))}
      </ul>
      {sections.map(({ status, heading, headingId, facts }) => (
        <section key={status} data-status={status} aria-labelledby={headingId} className={styles.section}>
          <h2 id={headingId}>{heading}</h2>
          {parts.map((part) => {
            const items = facts.filter(({ group = '' }) => group === part);
            if (items.length === 0) return null;
            return (
              <div key={part} className={part ? styles.part : undefined}>
                {part && <h3>{part}</h3>}
                <ul className={styles.list}>
                  {items.map((fact) => (
                    <FactItem key={fact.name} fact={fact} pages={texts.pages} words={words} />
                  ))}
                </ul>
              </div>
            );
          })}
        </section>
      ))}
    </Section>
  );
}

function withoutNameFirst(one: string, other: string): number {
  return Number(one !== '') - Number(other !== '');
}
