import type { Chart } from '../../contracts/resolved.ts';
import { TableHead } from '../TableHead.tsx';
import styles from './table.static.module.css';

interface ChartTableProps {
  chart: Chart;
  /** The label of the button that opens it. */
  label: string;
}

/** The figures of a chart as a table that opens on a click, and is open in print. */
export function ChartTable({ chart: { columns, rows }, label }: ChartTableProps) {
  if (rows.every(({ values }) => values.length === 0)) return null;
  const [, ...heads] = columns;
  return (
    <details className={styles.table}>
      <summary>{label}</summary>
      <table>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {heads.map((head, index) => (
                <td key={head}>{row.values[index]?.text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
