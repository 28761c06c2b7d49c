import type { Chart } from '../../contracts/resolved.ts';
import type { Words } from '../../generated/types.ts';
import { Link } from '../link/Link.tsx';
import { Picture } from '../Picture.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './figure.static.module.css';
import { ProofLine } from './ProofLine.tsx';

interface ChartFigureProps {
  chart: Chart;
  words: Words;
}

/** A chart with its title, description, sources and table. */
export function ChartFigure({ chart, words }: ChartFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{chart.title}</figcaption>
      <Body chart={chart} />
      <div>
        {chart.bases.map(({ proof, of = '' }) => (
          <ProofLine key={of} proof={proof} of={of} words={words} />
        ))}
      </div>
      <ChartTable chart={chart} label={words.asTable} />
    </figure>
  );
}

function Body({ chart }: { chart: Chart }) {
  switch (chart.kind) {
    case 'bars':
    case 'waffle':
      return <Rows chart={chart} />;
    case 'map':
      return (
        <div className={styles.map}>
          <div className={styles.land}>
            {chart.picture && (
              <Picture picture={{ ...chart.picture, alt: '' }} sizes="(min-width: 60rem) 70vw, 150vw" />
            )}
            <ChartDrawing chart={chart} label={chart.description ?? chart.title} />
          </div>
          <Places chart={chart} />
        </div>
      );
    default:
      return <ChartDrawing chart={chart} label={chart.description ?? chart.title} />;
  }
}

/** A drawing for each row, between its name and its value. */
function Rows({ chart }: { chart: Chart }) {
  return (
    <>
      {chart.description && <p className="visually-hidden">{chart.description}</p>}
      <ul className={styles[chart.kind]}>
        {chart.rows.map(({ label, values, text, strong }, index) => (
          <li key={label} className={strong ? styles.strong : undefined}>
            <ChartDrawing chart={chart} row={index} />
            <b>{values[0]?.text}</b>
            <span>
              {label}
              {text && <small>{text}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The places of a map, listed by pin number. */
function Places({ chart: { rows } }: { chart: Chart }) {
  return (
    <ol className={styles.places}>
      {rows.map(({ label, text, link }) => (
        <li key={label}>
          <b>{link ? <Link link={link} label={label} /> : label}</b>
          {text && <small>{text}</small>}
        </li>
      ))}
    </ol>
  );
}
