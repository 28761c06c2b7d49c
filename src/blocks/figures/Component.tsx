import type { BlockProps } from '../../contracts/content.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { FactItem } from './FactItem.tsx';
import styles from './figures.module.css';

/**
 * Every figure of the site with its evidence: first measured figures, then targets, below sticky links to both. Each
 * part of the company has a heading in both.
 */
export default function FiguresBlock({ id, tone, blockKey, figures, texts, words }: BlockProps<'figures'>) {
  const parts = [...new Set(figures.map(({ group = '' }) => group))].sort(withoutNameFirst);
  const halves = [
    { status: 'result', heading: texts.results },
    { status: 'target', heading: texts.targets },
  ].map((half) => ({
    ...half,
    headingId: `${blockKey}-${half.status}`,
    facts: figures.filter(({ figure }) => figure.proof?.status === half.status),
  }));
  return (
    <Section id={id} tone={tone} className={styles.figures}>
      <ul className={styles.jump}>
        {halves.map(({ status, heading, headingId, facts }) => (
          <li key={status} data-status={status}>
            <Link link={`#${headingId}`} label={heading}>
              {heading} <small>{facts.length}</small>
            </Link>
          </li>
        ))}
      </ul>
      {halves.map(({ status, heading, headingId, facts }) => (
        <section key={status} data-status={status} aria-labelledby={headingId} className={styles.half}>
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
