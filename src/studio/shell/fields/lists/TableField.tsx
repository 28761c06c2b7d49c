import { useId } from 'react';
import { pointerStep } from '../../../../content/read/json.ts';
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
  const form = useForm();
  const rows: unknown[][] = Array.isArray(value) ? value.filter(Array.isArray) : [];
  const width = Math.max(1, ...rows.map((row) => row.length));
  const at = (row: number, column: number) => pointer + pointerStep(row) + pointerStep(column);
  const write = (row: number, column: number, text: string) => {
    const isThere = column < (rows[row]?.length ?? 0);
    const missing = Array.from(
      { length: column - (rows[row]?.length ?? 0) },
      (_, index) => index + (rows[row]?.length ?? 0),
    );
    const filled = missing.map((index) => ({ type: 'insert' as const, at: at(row, index), value: '' }));
    form.edit([...filled, { type: isThere ? 'set' : 'insert', at: at(row, column), value: text }], {
      ...(isThere && { group: at(row, column) }),
      title: label,
    });
  };
  const addRow = () =>
    form.edit(
      [{ type: 'insert', at: pointer + pointerStep(rows.length), value: Array.from({ length: width }, () => '') }],
      {
        title: label,
      },
    );
  const addColumn = () =>
    form.edit(
      rows.map((row, index) => ({ type: 'insert' as const, at: at(index, row.length), value: '' })),
      { title: label },
    );
  return (
    <FieldFrame pointer={pointer} id={id} label={label} hint={hintOf(shape.schema)} onRemove={onRemove} isGroup>
      <div className={styles.scroller}>
        <table aria-labelledby={`${id}-label`} className={styles.table}>
          <tbody>
            {rows.map((row, rowIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
              <tr key={rowIndex}>
                {Array.from({ length: width }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
                  <td key={column} data-pointer={at(rowIndex, column)}>
                    <textarea
                      rows={1}
                      className={styles.cell}
                      aria-label={fill(words.fields.cell, { row: rowIndex + 1, column: column + 1 })}
                      value={textOf(row[column])}
                      onChange={({ target }) => write(rowIndex, column, target.value)}
                    />
                  </td>
                ))}
                <td className={styles.remove}>
                  <IconButton
                    icon="x"
                    disabled={rows.length === 1}
                    label={fill(words.fields.removeRow, { number: rowIndex + 1 })}
                    onClick={() =>
                      form.edit([{ type: 'remove', at: pointer + pointerStep(rowIndex) }], { title: label })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button size="small" look="quiet" icon="plus" onClick={addRow}>
          {words.fields.addRow}
        </Button>
        <Button size="small" look="quiet" icon="plus" onClick={addColumn}>
          {words.fields.addColumn}
        </Button>
        <Button
          size="small"
          look="quiet"
          icon="minus"
          disabled={width === 1}
          onClick={() =>
            form.edit(
              rows.flatMap((row, index) =>
                row.length === width ? [{ type: 'remove' as const, at: at(index, width - 1) }] : [],
              ),
              { title: label },
            )
          }
        >
          {fill(words.fields.removeColumn, { number: width })}
        </Button>
      </div>
    </FieldFrame>
  );
}
