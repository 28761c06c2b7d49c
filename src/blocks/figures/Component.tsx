import { Fragment } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { ProofLine } from '../../ui/chart/ProofLine.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './figures.module.css';

/** Every figure of the site with its evidence: first measured figures, then targets. */
export default function FiguresBlock({ id, tone, blockKey, figures, texts, words }: BlockProps<'figures'>) {
  const groups = [
    { status: 'result', heading: texts.results },
    { status: 'target', heading: texts.targets },
  ];
  return (
    <Section id={id} tone={tone} className={styles.figures}>
      {groups.map(({ status, heading }) => (
        <section key={status} data-status={status} aria-labelledby={`${blockKey}-${status}`} className={styles.group}>
          <h2 id={`${blockKey}-${status}`}>{heading}</h2>
          <ul className={styles.list}>
            {figures
              .filter(({ figure }) => figure.proof?.status === status)
              .map((fact) => (
                <Fact key={fact.name} fact={fact} pages={texts.pages} words={words} />
              ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

interface FactProps extends Pick<BlockProps<'figures'>, 'words'> {
  fact: BlockProps<'figures'>['figures'][number];
  /** The label before the list of pages that use the figure. */
  pages: string;
}

function Fact({ fact: { name, figure, pages }, pages: before, words }: FactProps) {
  return (
    <li id={name}>
      <p className={styles.value}>{figure.text}</p>
      <div className={styles.words}>
        <p>{figure.proof?.meaning}</p>
        <ProofLine proof={figure.proof} words={words} />
        {pages.length > 0 && (
          <p className={styles.pages}>
            {before}
            {pages.map(({ path, title }) => (
              <Fragment key={path}>
                {' '}
                <Link link={path} label={title} />
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
