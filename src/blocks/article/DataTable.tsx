import type { ArticleSection } from '../../generated/types.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { amountsOf } from './amounts.ts';
import styles from './body.static.module.css';

interface DataTableProps {
  table: NonNullable<ArticleSection['table']>;
  id: string;
}

/**
 * A table. On phones, each row with several figures becomes a small block: its name at the top, and each figure below
 * the name of its column. A table that is too wide for a larger screen scrolls in a box that can be focused.
 */
export function DataTable({ table, id }: DataTableProps) {
  const [several, amounts] = [table.columns.length > 2 && styles.blocks, styles[amountsOf(table.rows)]];
  return (
    <div className={[styles.table, several, amounts].filter(Boolean).join(' ')}>
      <p id={id}>{table.caption}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be focusable */}
      <section aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <TableHead columns={table.columns} />
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {table.columns.slice(1).map((column, index) => (
                  <td key={column} data-column={column}>
                    {cells[index]}
                  </td>
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
