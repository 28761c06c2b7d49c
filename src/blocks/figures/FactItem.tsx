import type { BlockProps } from '../../contracts/content.ts';
import { ProofLine } from '../../ui/chart/ProofLine.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './figures.module.css';

interface FactItemProps extends Pick<BlockProps<'figures'>, 'words'> {
  fact: BlockProps<'figures'>['figures'][number];
  /** The label of the disclosure with the pages that quote it; {count} stands for their number. */
  pages: string;
}

/** A figure with its meaning and evidence, and a disclosure of the pages that quote it. Its name is its anchor. */
export function FactItem({ fact: { name, figure, pages }, pages: opener, words }: FactItemProps) {
  return (
    <li id={name}>
      <p className={styles.value}>{figure.text}</p>
      <div className={styles.words}>
        <p>{figure.proof?.meaning}</p>
        <ProofLine proof={figure.proof} words={words} />
      </div>
      {pages.length > 0 && (
        <details className={styles.pages}>
          <summary>{opener.replace('{count}', String(pages.length))}</summary>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link link={path} label={title} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
