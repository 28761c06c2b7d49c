/** Draws the text of a document: headings, paragraphs, lists, figures. */
import type { PdfDocument } from '../../generated/types.ts';
import { MARGINS, TEXT_WIDTH, type ToneColours, TYPE } from './page-design.ts';
import type { Sheet } from './sheet.ts';
import { drawTable, WITH_TABLE } from './table.ts';

export type DocumentSection = PdfDocument['sections'][number];

/** Points that a heading and the text after it need, so that a heading is never alone at the bottom of a page. */
const WITH_TEXT = 60;
const HEADING = 64;

/** Draws a section, with a bookmark. */
export function drawSection(sheet: Sheet, section: DocumentSection, ground: ToneColours): void {
  const { heading, newPage, text = [], points, figures, table } = section;
  const isShort = text.length < 2 && !points && !figures;
  const follows = WITH_TEXT + (table && isShort ? WITH_TABLE : 0);
  drawHeading(sheet, heading, newPage ? Infinity : follows, ground);
  for (const paragraph of text) drawParagraph(sheet, paragraph, ground);
  if (points) drawPoints(sheet, points, ground);
  if (figures) drawFigures(sheet, figures, ground);
  if (table) drawTable(sheet, table, ground);
}

/** Draws a heading. @param follows points that the following content needs on the same page */
function drawHeading(sheet: Sheet, heading: string, follows: number, ground: ToneColours): void {
  const { pdf } = sheet;
  if (!sheet.keep(HEADING + follows) && pdf.y > MARGINS.top) pdf.y += 22;
  pdf.x = MARGINS.left;
  pdf.outline.addItem(heading);
  sheet.decoration(() => pdf.rect(MARGINS.left, pdf.y, 26, 4).fill(ground.accent));
  pdf.y += 14;
  sheet.part('H2', () => sheet.write(heading, 'display', TYPE.heading, ground.text, { lineGap: 0 }));
  pdf.y += 8;
}

/** Draws a paragraph; short ones are not split across pages. */
function drawParagraph(sheet: Sheet, text: string, ground: ToneColours): void {
  sheet.keep(TYPE.text * 4);
  sheet.part('P', () => sheet.write(text, 'text', TYPE.text, ground.text));
  sheet.pdf.y += 6;
}

const INDENT = 16;

function drawPoints(sheet: Sheet, points: NonNullable<DocumentSection['points']>, ground: ToneColours): void {
  const { pdf } = sheet;
  const list = sheet.group('L');
  for (const { title, text } of points) {
    const options = { width: TEXT_WIDTH - INDENT, lineGap: TYPE.text * 0.32 };
    const words = title === undefined ? text : `${title} ${text}`;
    sheet.keep(pdf.font('text').fontSize(TYPE.text).heightOfString(words, options) + 4);
    const item = sheet.group('LI', list);
    const { y } = pdf;
    sheet.decoration(() => pdf.rect(MARGINS.left, y + TYPE.text * 0.45, 5, 5).fill(ground.accent));
    sheet.part(
      'LBody',
      () => {
        pdf.x = MARGINS.left + INDENT;
        pdf.y = y;
        if (title !== undefined)
          sheet.write(`${title} `, 'bold', TYPE.text, ground.text, { ...options, continued: true });
        sheet.write(text, 'text', TYPE.text, ground.text, options);
      },
      item,
    );
    item.end();
    pdf.x = MARGINS.left;
    pdf.y += 5;
  }
  list.end();
  pdf.y += 4;
}

const GUTTER = 28;

/** Two figures side by side, each with a line above. */
function drawFigures(sheet: Sheet, figures: NonNullable<DocumentSection['figures']>, ground: ToneColours): void {
  const { pdf } = sheet;
  const width = (TEXT_WIDTH - GUTTER) / 2;
  const height = ({ label }: (typeof figures)[number]) =>
    TYPE.figure * 1.5 + pdf.font('text').fontSize(TYPE.text).heightOfString(label, { width, lineGap: 3 }) + 18;
  pdf.y += 6;
  for (let index = 0; index < figures.length; index += 2) {
    const row = figures.slice(index, index + 2);
    const tallest = Math.max(...row.map(height));
    sheet.keep(tallest);
    const top = pdf.y;
    for (const [column, { value, label }] of row.entries()) {
      const x = MARGINS.left + column * (width + GUTTER);
      sheet.decoration(() => pdf.rect(x, top, width, 1).fill(ground.line));
      sheet.part('P', () => {
        pdf
          .font('display')
          .fontSize(TYPE.figure)
          .fillColor(ground.text)
          .text(value, x, top + 8, { width, lineBreak: false });
        pdf.font('text').fontSize(TYPE.text).fillColor(ground.muted);
        pdf.text(label, x, top + 8 + TYPE.figure * 1.35, { width, lineGap: 3 });
      });
    }
    pdf.x = MARGINS.left;
    pdf.y = top + tallest;
  }
}
