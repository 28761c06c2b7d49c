import { pointerStep } from '../../../../content/read/json.ts';
import type { Edit } from '../../../contract/edits.ts';
import type { ControlProps } from '../control-props.ts';
import { useForm } from '../form-context.ts';

/** The headings or a row of a table: the pointer of the list of cells, and the cells. */
export interface Line {
  pointer: string;
  cells: readonly unknown[];
}

export type Table = ReturnType<typeof useTable>;

type TableProps = Pick<ControlProps, 'pointer' | 'value' | 'headings'>;

const at = (line: Line, column: number) => line.pointer + pointerStep(column);

/** The lines of a table, and functions that return edits. Lines can have different lengths. */
export function tableOf({ pointer, value, headings }: TableProps) {
  const rows: Line[] = (Array.isArray(value) ? value : []).map((cells: unknown, index) => ({
    pointer: pointer + pointerStep(index),
    cells: Array.isArray(cells) ? cells : [],
  }));
  const head: Line | undefined = headings && { pointer: headings.pointer, cells: headings.value };
  const lines = head ? [head, ...rows] : rows;
  const width = Math.max(1, ...lines.map(({ cells }) => cells.length));
  return {
    head,
    rows,
    width,
    editsToWrite: (line: Line, column: number, text: string): Edit[] =>
      column < line.cells.length
        ? [{ type: 'set', at: at(line, column), value: text }]
        : extendLine(line, column, text),
    /** Cells from a spreadsheet, written from a cell on; lines and columns are added where there are too few. */
    editsToPaste: (line: Line, column: number, cells: readonly (readonly string[])[]): Edit[] =>
      editsToPasteInto(lines, lines.indexOf(line), column, cells, (row) => pointer + pointerStep(row - (head ? 1 : 0))),
    editsToAddRow: (): Edit[] => [
      { type: 'insert', at: pointer + pointerStep(rows.length), value: Array.from({ length: width }, () => '') },
    ],
    editsToRemoveRow: (row: number): Edit[] => [{ type: 'remove', at: pointer + pointerStep(row) }],
    editsToAddColumn: (): Edit[] =>
      lines.flatMap((line) => extendLine(line, width, line === head ? headings?.blank : '')),
    editsToRemoveColumn: (): Edit[] =>
      lines.flatMap((line) => (line.cells.length === width ? [{ type: 'remove', at: at(line, width - 1) }] : [])),
  };
}

/** Edits that add a cell to a line, and empty cells before it if necessary. */
function extendLine(line: Line, column: number, value: unknown): Edit[] {
  const from = line.cells.length;
  return Array.from({ length: column - from + 1 }, (_, index) => ({
    type: 'insert',
    at: at(line, from + index),
    value: from + index === column ? value : '',
  }));
}

/** @param added the pointer of a new line. @param from the index of the line to begin with */
function editsToPasteInto(
  lines: readonly Line[],
  from: number,
  column: number,
  cells: readonly (readonly string[])[],
  added: (index: number) => string,
): Edit[] {
  const width = Math.max(...lines.map((line) => line.cells.length), ...cells.map((texts) => column + texts.length));
  return Array.from({ length: Math.max(lines.length, from + cells.length) }, (_, index): Edit => {
    const line = lines[index];
    const texts = cells[index - from] ?? [];
    const value = Array.from(
      { length: width },
      (_, position) => texts[position - column] ?? line?.cells[position] ?? '',
    );
    return line ? { type: 'set', at: line.pointer, value } : { type: 'insert', at: added(index), value };
  });
}

/** A table with its actions. */
export function useTable(props: TableProps & Pick<ControlProps, 'label'>) {
  const form = useForm();
  const { head, rows, width, ...edits } = tableOf(props);
  const title = props.label;
  return {
    head,
    rows,
    width,
    at,
    write: (line: Line, column: number, text: string) => {
      // Typing in an existing cell is one undo step.
      const group = column < line.cells.length ? { group: at(line, column) } : undefined;
      form.edit(edits.editsToWrite(line, column, text), { ...group, title });
    },
    paste: (line: Line, column: number, cells: readonly (readonly string[])[]) => {
      form.edit(edits.editsToPaste(line, column, cells), { title });
      form.reveal.set({ pointer: at(line, column) });
    },
    addRow: () => {
      form.edit(edits.editsToAddRow(), { title });
      form.reveal.set({ pointer: props.pointer + pointerStep(rows.length) + pointerStep(0) });
    },
    removeRow: (row: number) => form.edit(edits.editsToRemoveRow(row), { title }),
    addColumn: () => {
      form.edit(edits.editsToAddColumn(), { title });
      if (head) form.reveal.set({ pointer: at(head, width), isNew: true });
    },
    removeColumn: () => form.edit(edits.editsToRemoveColumn(), { title }),
  };
}
