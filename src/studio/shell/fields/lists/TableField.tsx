import { useId } from 'react';
import { pointerStep } from '../../../../content/read/json.ts';
import type { TextEditing } from '../../../contract/edits.ts';
import { hintOf } from '../../schema/labels.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { fill, words } from '../../words/words.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import styles from './TableField.module.css';

/** Rows of cells, edited as a table. */
export function TableField({ pointer, label, shape, value, onRemove }: ControlProps) {
  const id = useId();
  const table = useTable(pointer, label, value);
  const { width } = table;
  return (
    <FieldFrame pointer={pointer} id={id} label={label} hint={hintOf(shape.schema)} onRemove={onRemove} isGroup>
      <div className={styles.scroller}>
        <table aria-labelledby={`${id}-label`} className={styles.table}>
          <tbody>
            {table.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
              <TableRow key={index} table={table} row={row} index={index} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button size="small" look="quiet" icon="plus" onClick={table.addRow}>
          {words.fields.addRow}
        </Button>
        <Button size="small" look="quiet" icon="plus" onClick={table.addColumn}>
          {words.fields.addColumn}
        </Button>
        <Button size="small" look="quiet" icon="minus" disabled={width === 1} onClick={table.removeColumn}>
          {fill(words.fields.removeColumn, { number: width })}
        </Button>
      </div>
    </FieldFrame>
  );
}

interface TableRowProps {
  table: ReturnType<typeof useTable>;
  row: readonly unknown[];
  index: number;
}

function TableRow({ table, row, index }: TableRowProps) {
  return (
    <tr>
      {Array.from({ length: table.width }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
        <td key={column} data-pointer={table.at(index, column)}>
          <textarea
            rows={1}
            className={styles.cell}
            aria-label={fill(words.fields.cell, { row: index + 1, column: column + 1 })}
            value={textOf(row[column])}
            onChange={({ target }) => table.write(index, column, target.value)}
          />
        </td>
      ))}
      <td className={styles.remove}>
        <IconButton
          icon="x"
          disabled={table.rows.length === 1}
          label={fill(words.fields.removeRow, { number: index + 1 })}
          onClick={() => table.removeRow(index)}
        />
      </td>
    </tr>
  );
}

/** The rows, and what can be done with them. Rows may be of different lengths until something is written into them. */
function useTable(pointer: string, title: string, value: unknown) {
  const form = useForm();
  const rows: unknown[][] = Array.isArray(value) ? value.filter(Array.isArray) : [];
  const width = Math.max(1, ...rows.map((row) => row.length));
  const at = (row: number, column: number) => pointer + pointerStep(row) + pointerStep(column);
  const edit = (edits: TextEditing[], group?: string) => form.edit(edits, { ...(group && { group }), title });
  const emptyCell = (row: number, column: number): TextEditing => ({ type: 'insert', at: at(row, column), value: '' });
  return {
    rows,
    width,
    at,
    write: (row: number, column: number, text: string) => {
      const length = rows[row]?.length ?? 0;
      const place = at(row, column);
      if (column < length) return edit([{ type: 'set', at: place, value: text }], place);
      const missing = Array.from({ length: column - length }, (_, index) => emptyCell(row, length + index));
      edit([...missing, { type: 'insert', at: place, value: text }]);
    },
    addRow: () => {
      const cells = Array.from({ length: width }, () => '');
      edit([{ type: 'insert', at: pointer + pointerStep(rows.length), value: cells }]);
    },
    removeRow: (row: number) => edit([{ type: 'remove', at: pointer + pointerStep(row) }]),
    addColumn: () => edit(rows.map((row, index) => emptyCell(index, row.length))),
    removeColumn: () =>
      edit(rows.flatMap((row, index) => (row.length === width ? [{ type: 'remove', at: at(index, width - 1) }] : []))),
  };
}
