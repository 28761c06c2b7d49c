/** Draws the text of a document: headings, paragraphs, lists, figures. */
import type { PdfDocument } from '../../generated/types.ts';
import { FONT_SIZES, MARGINS, TEXT_WIDTH, type ToneColours } from './page-design.ts';
import { drawTable, MIN_TABLE_SPACE } from './table.ts';
import type { TaggedPdf } from './tagged-pdf.ts';

export type DocumentSection = PdfDocument['sections'][number];

/** Points that a heading and the text after it need, so that a heading is never alone at the bottom of a page. */
const MIN_TEXT_SPACE = 60;
const HEADING = 64;

/** Draws a section, with a bookmark. */
export function drawSection(doc: TaggedPdf, section: DocumentSection, ground: ToneColours): void {
  const { heading, newPage, text = [], points, figures, table } = section;
  const isShort = text.length < 2 && !points && !figures;
  const follows = MIN_TEXT_SPACE + (table && isShort ? MIN_TABLE_SPACE : 0);
  drawHeading(doc, heading, newPage ? Infinity : follows, ground);
  for (const paragraph of text) drawParagraph(doc, paragraph, ground);
  if (points) drawPoints(doc, points, ground);
  if (figures) drawFigures(doc, figures, ground);
  if (table) drawTable(doc, table, ground);
}

/** Draws a heading. @param follows points that the following content needs on the same page */
function drawHeading(doc: TaggedPdf, heading: string, follows: number, ground: ToneColours): void {
  const { pdf } = doc;
  if (!doc.ensureSpace(HEADING + follows) && pdf.y > MARGINS.top) pdf.y += 22;
  pdf.x = MARGINS.left;
  pdf.outline.addItem(heading);
  doc.decoration(() => pdf.rect(MARGINS.left, pdf.y, 26, 4).fill(ground.accent));
  pdf.y += 14;
  doc.element('H2', () => doc.write(heading, 'display', FONT_SIZES.heading, ground.text, { lineGap: 0 }));
  pdf.y += 8;
}

/** Draws a paragraph; short ones are not split across pages. */
function drawParagraph(doc: TaggedPdf, text: string, ground: ToneColours): void {
  doc.ensureSpace(FONT_SIZES.text * 4);
  doc.element('P', () => doc.write(text, 'text', FONT_SIZES.text, ground.text));
  doc.pdf.y += 6;
}

const INDENT = 16;

function drawPoints(doc: TaggedPdf, points: NonNullable<DocumentSection['points']>, ground: ToneColours): void {
  const { pdf } = doc;
  const list = doc.group('L');
  for (const { title, text } of points) {
    const options = { width: TEXT_WIDTH - INDENT, lineGap: FONT_SIZES.text * 0.32 };
    const words = title === undefined ? text : `${title} ${text}`;
    doc.ensureSpace(pdf.font('text').fontSize(FONT_SIZES.text).heightOfString(words, options) + 4);
    const item = doc.group('LI', list);
    const { y } = pdf;
    doc.decoration(() => pdf.rect(MARGINS.left, y + FONT_SIZES.text * 0.45, 5, 5).fill(ground.accent));
    doc.element(
      'LBody',
      () => {
        pdf.x = MARGINS.left + INDENT;
        pdf.y = y;
        if (title !== undefined)
          doc.write(`${title} `, 'bold', FONT_SIZES.text, ground.text, { ...options, continued: true });
        doc.write(text, 'text', FONT_SIZES.text, ground.text, options);
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
function drawFigures(doc: TaggedPdf, figures: NonNullable<DocumentSection['figures']>, ground: ToneColours): void {
  const { pdf } = doc;
  const width = (TEXT_WIDTH - GUTTER) / 2;
  const height = ({ label }: (typeof figures)[number]) =>
    FONT_SIZES.figure * 1.5 +
    pdf.font('text').fontSize(FONT_SIZES.text).heightOfString(label, { width, lineGap: 3 }) +
    18;
  pdf.y += 6;
  for (let index = 0; index < figures.length; index += 2) {
    const row = figures.slice(index, index + 2);
    const tallest = Math.max(...row.map(height));
    doc.ensureSpace(tallest);
    const top = pdf.y;
    for (const [column, { value, label }] of row.entries()) {
      const x = MARGINS.left + column * (width + GUTTER);
      doc.decoration(() => pdf.rect(x, top, width, 1).fill(ground.line));
      doc.element('P', () => {
        pdf
          .font('display')
          .fontSize(FONT_SIZES.figure)
          .fillColor(ground.text)
          .text(value, x, top + 8, { width, lineBreak: false });
        pdf.font('text').fontSize(FONT_SIZES.text).fillColor(ground.muted);
        pdf.text(label, x, top + 8 + FONT_SIZES.figure * 1.35, { width, lineGap: 3 });
      });
    }
    pdf.x = MARGINS.left;
    pdf.y = top + tallest;
  }
}
