import type { ArticleSection, Words } from '../../generated/types.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Points } from '../../ui/rich-text/Points.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './body.static.module.css';
import { DataTable } from './DataTable.tsx';

interface BodyProps {
  sections: ArticleSection[];
  /** The ids of their headings. */
  ids: (string | undefined)[];
  /** Prefix of all other ids; unique on the page. */
  prefix: string;
  words: Words;
}

/** The text of an article, section by section. The parts of each are in the order of the schema. */
export function Body({ sections, ids, prefix, words }: BodyProps) {
  return (
    <div className={styles.body}>
      {sections.map((section, index) => {
        const { heading, text = [], points, quote, table, figure, chart, document } = section;
        const id = ids[index];
        return (
          <section key={id ?? `${prefix}-${index}`} className={styles.part} data-below={index > 0 || undefined}>
            {heading && (
              <h2 id={id}>
                <TitleText text={heading} />
              </h2>
            )}
            {text.map((paragraph) => (
              <RichText key={paragraph} text={paragraph} />
            ))}
            <Points points={points} className={styles.points} />
            {quote && (
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
            )}
            {table && <DataTable table={table} id={`${prefix}-table-${index}`} />}
            {figure && (
              <figure className={styles.figure}>
                <Picture picture={figure.picture} sizes="(min-width: 60rem) 46rem, 88vw" />
                <figcaption>{figure.caption}</figcaption>
              </figure>
            )}
            {chart && <ChartFigure chart={chart} words={words} />}
            {document && (
              <Link link={document.path} label={document.title} className={styles.document}>
                <Icon name="file-down" />
                <span>
                  <span className={styles.title}>{document.title}</span>
                  {document.made && <span>{document.made.words}</span>}
                </span>
              </Link>
            )}
          </section>
        );
      })}
    </div>
  );
}
