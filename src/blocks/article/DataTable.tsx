import type { ArticleSection } from '../../generated/types.ts';
import styles from './body.module.css';

interface DataTableProps {
  table: NonNullable<ArticleSection['table']>;
  id: string;
}

/** A table that scrolls inside a box of its own on narrow screens; the box can be reached by the keyboard. */
export function DataTable({ table, id }: DataTableProps) {
  return (
    <div className={styles.table}>
      <p id={id}>{table.caption}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {table.columns.slice(1).map((column, index) => (
                  <td key={column}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note && <p>{table.note}</p>}
    </div>
  );
}
