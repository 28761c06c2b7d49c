import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './calendar.module.css';
import { stagesByMonth } from './months.ts';

/** A table of what happens in which months; later stages have higher bars. */
export default function Calendar(block: BlockProps<'calendar'>) {
  const { id, tone, heading, months, stages, rows, note, actions } = block;
  return (
    <Section id={id} tone={tone} className={styles.calendar}>
      <Heading heading={heading} />
      <ul className={styles.stages} aria-hidden="true">
        {stages.map((stage, index) => (
          <li key={stage} data-stage={index}>
            {stage}
          </li>
        ))}
      </ul>
      <table className={styles.year}>
        <thead>
          <tr>
            <td />
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.label} ${row.text}`} row={row} block={block} />
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
      <Buttons actions={actions} />
    </Section>
  );
}

interface RowProps {
  row: BlockProps<'calendar'>['rows'][number];
  block: BlockProps<'calendar'>;
}

function Row({ row: { label, text, spans }, block: { months, stages } }: RowProps) {
  const byMonth = stagesByMonth(spans);
  return (
    <tr>
      <th scope="row">
        {label}
        {text && <small> {text}</small>}
      </th>
      {months.map((month, index) => {
        const stage = byMonth[index];
        return (
          <td key={month} data-stage={stage}>
            {stage !== undefined && <span className="visually-hidden">{stages[stage]}</span>}
          </td>
        );
      })}
    </tr>
  );
}
