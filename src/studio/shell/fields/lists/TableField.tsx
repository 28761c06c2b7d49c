import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { type ControlProps, textOf } from '../control-props.ts';
import { FindingsBelow } from '../frame/FieldFindings.tsx';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { spreadsheetCells } from './spreadsheet-cells.ts';
import styles from './TableField.module.css';
import { type Line, type Table, useTable } from './use-table.ts';

/** A table of text cells, with the column headings as its first row. */
export function TableField(props: ControlProps) {
  const { pointer, headings } = props;
  const table = useTable(props);
  const { width, head, rows } = table;
  return (
    <FieldFrame {...props} isLabelHidden={false} isGroup>
      {({ id }) => (
        <>
          <div className={styles.scroller}>
            <table aria-labelledby={`${id}-label`} className={styles.table}>
              {head && (
                <thead>
                  <TableRow
                    table={table}
                    line={head}
                    nameOf={(column) => fill(uiTexts.fields.column, { number: column })}
                  />
                </thead>
              )}
              <tbody>
                {rows.map((line, index) => (
                  <TableRow
                    key={line.pointer}
                    table={table}
                    line={line}
                    nameOf={(column) => fill(uiTexts.fields.cell, { row: index + 1, column })}
                    row={index}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <div className={styles.buttons}>
            <Button size="small" variant="quiet" icon="plus" onClick={table.addRow}>
              {uiTexts.fields.addRow}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon="plus"
              disabled={headings && width >= headings.most}
              onClick={table.addColumn}
            >
              {uiTexts.fields.addColumn}
            </Button>
            <Button size="small" variant="quiet" icon="minus" disabled={width === 1} onClick={table.removeColumn}>
              {fill(uiTexts.fields.removeColumn, { number: width })}
            </Button>
          </div>
          {headings && <FindingsBelow pointer={headings.pointer} />}
          <FindingsBelow pointer={pointer} />
        </>
      )}
    </FieldFrame>
  );
}

interface TableRowProps {
  table: Table;
  line: Line;
  /** Returns the accessible name of a cell. @param column from 1 */
  nameOf: (column: number) => string;
  /** The index of the row; undefined for the headings. */
  row?: number;
}

function TableRow({ table, line, nameOf, row }: TableRowProps) {
  const Cell = row === undefined ? 'th' : 'td';
  return (
    <tr>
      {Array.from({ length: table.width }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id.
        <Cell key={column} data-pointer={table.at(line, column)}>
          <textarea
            rows={1}
            className={styles.cell}
            aria-label={nameOf(column + 1)}
            value={textOf(line.cells[column])}
            onChange={({ target }) => table.write(line, column, target.value)}
            onPaste={(event) => {
              const cells = spreadsheetCells(event.clipboardData.getData('text/plain'));
              if (!cells?.length) return;
              event.preventDefault();
              table.paste(line, column, cells);
            }}
          />
        </Cell>
      ))}
      <Cell className={styles.remove}>
        {row !== undefined && (
          <IconButton
            icon="x"
            disabled={table.rows.length === 1}
            label={fill(uiTexts.fields.removeRow, { number: row + 1 })}
            onClick={() => table.removeRow(row)}
          />
        )}
      </Cell>
    </tr>
  );
}
