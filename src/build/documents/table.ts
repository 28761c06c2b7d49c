import type { PdfDocument } from '../../generated/types.ts';
import { MARGINS, TEXT_WIDTH, type ToneColours, TYPE } from './page-design.ts';
import type { Sheet } from './sheet.ts';

type Table = NonNullable<PdfDocument['sections'][number]['table']>;

const PADDING = { x: 8, y: 6 };
const LINE_GAP = 2.5;
/** The maximum width in points that a column requests, however long its texts are. */
const WIDEST = 190;

/** A table starts on a new page if fewer points than these are left. */
export const WITH_TABLE = 150;

/** A row, ready to draw. */
interface Row {
  cells: string[];
  widths: number[];
  font: 'bold' | 'text';
}

/** Adds a cell to the structure, or marks it as decoration. */
type Place = (column: number, draw: () => void) => void;

/** Draws a table with its caption. On each new page its header is repeated as decoration. */
export function drawTable(sheet: Sheet, { caption, columns, rows, note }: Table, ground: ToneColours): void {
  const { pdf } = sheet;
  const widths = columnWidths(sheet, [columns, ...rows]);
  const head: Row = { cells: columns, widths, font: 'bold' };
  sheet.keep(WITH_TABLE);
  pdf.y += 8;
  const table = sheet.group('Table');
  sheet.part('Caption', () => sheet.write(caption, 'bold', TYPE.text, ground.text), table);
  pdf.y += 4;
  const heads = sheet.group('TR', table);
  drawRow(sheet, head, ground, (_column, draw) => sheet.headerCell('Column', draw, heads));
  heads.end();
  for (const cells of rows) {
    const row: Row = { cells, widths, font: 'text' };
    if (sheet.keep(rowHeight(sheet, row))) drawRow(sheet, head, ground, (_column, draw) => sheet.decoration(draw));
    const group = sheet.group('TR', table);
    drawRow(sheet, row, ground, (column, draw) =>
      column === 0 ? sheet.headerCell('Row', draw, group) : sheet.part('TD', draw, group),
    );
    group.end();
  }
  table.end();
  pdf.x = MARGINS.left;
  pdf.y += 6;
  if (note !== undefined) sheet.part('P', () => sheet.write(note, 'text', TYPE.small, ground.muted));
  pdf.y += 6;
}

/** Column widths by content, filling the text width; no column is narrower than its longest word. */
function columnWidths({ pdf }: Sheet, rows: string[][]): number[] {
  pdf.font('bold').fontSize(TYPE.text);
  const columns = Array.from({ length: rows[0]?.length ?? 1 }, (_, column) => rows.map((row) => row[column] ?? ''));
  const widest = (texts: string[]) => Math.max(...texts.map((text) => pdf.widthOfString(text))) + 2 * PADDING.x;
  const least = columns.map((cells) => widest(cells.flatMap((cell) => cell.split(' '))));
  const wanted = columns.map((cells, column) => Math.max(least[column] ?? 0, Math.min(WIDEST, widest(cells))));
  const sum = (widths: number[]) => widths.reduce((one, other) => one + other, 0);
  const spare = (TEXT_WIDTH - sum(least)) / Math.max(1, sum(wanted) - sum(least));
  return wanted.map((width, column) => {
    const narrow = least[column] ?? 0;
    return narrow + (width - narrow) * spare;
  });
}

/** The font of a cell: bold in the first column, which names the row. */
const fontOf = ({ font }: Row, column: number) => (column === 0 ? 'bold' : font);

function rowHeight({ pdf }: Sheet, row: Row): number {
  const heights = row.cells.map((cell, column) => {
    const width = (row.widths[column] ?? 0) - 2 * PADDING.x;
    return pdf.font(fontOf(row, column)).fontSize(TYPE.text).heightOfString(cell, { width, lineGap: LINE_GAP });
  });
  return Math.max(...heights) + 2 * PADDING.y;
}

function drawRow(sheet: Sheet, row: Row, ground: ToneColours, place: Place): void {
  const { pdf } = sheet;
  const top = pdf.y;
  const height = rowHeight(sheet, row);
  sheet.decoration(() => {
    if (row.font === 'bold') pdf.rect(MARGINS.left, top, TEXT_WIDTH, height).fill(ground.raised);
    pdf.rect(MARGINS.left, top + height - 0.5, TEXT_WIDTH, 0.5).fill(ground.line);
  });
  let x = MARGINS.left;
  for (const [column, cell] of row.cells.entries()) {
    const left = x + PADDING.x;
    const width = (row.widths[column] ?? 0) - 2 * PADDING.x;
    place(column, () => {
      pdf
        .font(column === 0 ? 'bold' : row.font)
        .fontSize(TYPE.text)
        .fillColor(ground.text);
      pdf.text(cell, left, top + PADDING.y, { width, lineGap: LINE_GAP });
    });
    x += row.widths[column] ?? 0;
  }
  pdf.x = MARGINS.left;
  pdf.y = top + height;
}
