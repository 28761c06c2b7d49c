import type { PdfDocument } from '../../generated/types.ts';
import { FONT_SIZES, MARGINS, TEXT_WIDTH, type ToneColours } from './page-design.ts';
import type { TaggedPdf } from './tagged-pdf.ts';

type Table = NonNullable<PdfDocument['sections'][number]['table']>;

const PADDING = { x: 8, y: 6 };
const LINE_GAP = 2.5;
/** The maximum width in points that a column requests, however long its texts are. */
const MAX_COLUMN_WIDTH = 190;

/** A table starts on a new page if fewer points than these are left. */
export const MIN_TABLE_SPACE = 150;

/** A row, ready to draw. */
interface Row {
  cells: string[];
  widths: number[];
  font: 'bold' | 'text';
}

/** Adds a cell to the structure, or marks it as decoration. */
type Place = (column: number, draw: () => void) => void;

/** Draws a table with its caption. On each new page its header is repeated as decoration. */
export function drawTable(doc: TaggedPdf, { caption, columns, rows, note }: Table, ground: ToneColours): void {
  const { pdf } = doc;
  const widths = columnWidths(doc, [columns, ...rows]);
  const head: Row = { cells: columns, widths, font: 'bold' };
  doc.ensureSpace(MIN_TABLE_SPACE);
  pdf.y += 8;
  const table = doc.group('Table');
  doc.element('Caption', () => doc.write(caption, 'bold', FONT_SIZES.text, ground.text), table);
  pdf.y += 4;
  const heads = doc.group('TR', table);
  drawRow(doc, head, ground, (_column, draw) => doc.headerCell('Column', draw, heads));
  heads.end();
  for (const cells of rows) {
    const row: Row = { cells, widths, font: 'text' };
    if (doc.ensureSpace(rowHeight(doc, row))) drawRow(doc, head, ground, (_column, draw) => doc.decoration(draw));
    const group = doc.group('TR', table);
    drawRow(doc, row, ground, (column, draw) =>
      column === 0 ? doc.headerCell('Row', draw, group) : doc.element('TD', draw, group),
    );
    group.end();
  }
  table.end();
  pdf.x = MARGINS.left;
  pdf.y += 6;
  if (note !== undefined) doc.element('P', () => doc.write(note, 'text', FONT_SIZES.small, ground.muted));
  pdf.y += 6;
}

/** Column widths by content, filling the text width; no column is narrower than its longest word. */
function columnWidths({ pdf }: TaggedPdf, rows: string[][]): number[] {
  pdf.font('bold').fontSize(FONT_SIZES.text);
  const columns = Array.from({ length: rows[0]?.length ?? 1 }, (_, column) => rows.map((row) => row[column] ?? ''));
  const widest = (texts: string[]) => Math.max(...texts.map((text) => pdf.widthOfString(text))) + 2 * PADDING.x;
  const least = columns.map((cells) => widest(cells.flatMap((cell) => cell.split(' '))));
  const wanted = columns.map((cells, column) =>
    Math.max(least[column] ?? 0, Math.min(MAX_COLUMN_WIDTH, widest(cells))),
  );
  const sum = (widths: number[]) => widths.reduce((one, other) => one + other, 0);
  const spare = (TEXT_WIDTH - sum(least)) / Math.max(1, sum(wanted) - sum(least));
  return wanted.map((width, column) => {
    const narrow = least[column] ?? 0;
    return narrow + (width - narrow) * spare;
  });
}

/** The font of a cell: bold in the first column, which names the row. */
const fontOf = ({ font }: Row, column: number) => (column === 0 ? 'bold' : font);

function rowHeight({ pdf }: TaggedPdf, row: Row): number {
  const heights = row.cells.map((cell, column) => {
    const width = (row.widths[column] ?? 0) - 2 * PADDING.x;
    return pdf.font(fontOf(row, column)).fontSize(FONT_SIZES.text).heightOfString(cell, { width, lineGap: LINE_GAP });
  });
  return Math.max(...heights) + 2 * PADDING.y;
}

function drawRow(doc: TaggedPdf, row: Row, ground: ToneColours, place: Place): void {
  const { pdf } = doc;
  const top = pdf.y;
  const height = rowHeight(doc, row);
  doc.decoration(() => {
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
        .fontSize(FONT_SIZES.text)
        .fillColor(ground.text);
      pdf.text(cell, left, top + PADDING.y, { width, lineGap: LINE_GAP });
    });
    x += row.widths[column] ?? 0;
  }
  pdf.x = MARGINS.left;
  pdf.y = top + height;
}
