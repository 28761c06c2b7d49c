import PDFDocument from 'pdfkit';
import { type DocumentFonts, FONT_SIZES, MARGINS, PAGE, TEXT_WIDTH } from './page-design.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** The metadata of a document. */
export interface PdfInfo {
  title: string;
  author: string;
  subject: string;
  /** A language tag such as en-GB. */
  language: string;
  /** Used as the creation date, so that the same content gives the same bytes. */
  date: Date;
}

/** Metadata that declares conformance with PDF/UA, the standard for accessible documents. */
const PDF_UA =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** A tagged PDF being written: everything drawn is either part of its structure or marked as decoration. */
export class TaggedPdf {
  readonly pdf: PDFKit.PDFDocument;
  readonly #root: Structure;

  constructor(info: PdfInfo, fonts: DocumentFonts) {
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margins: MARGINS,
      pdfVersion: '1.7',
      tagged: true,
      lang: info.language,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Creator: info.author,
        Producer: info.author,
        CreationDate: info.date,
        ModDate: info.date,
      },
    });
    this.pdf.appendXML(PDF_UA);
    for (const [name, file] of Object.entries(fonts)) this.pdf.registerFont(name, file);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
  }

  /** The space left on the page, in points. */
  get remainingHeight(): number {
    return PAGE.height - MARGINS.bottom - this.pdf.y;
  }

  /** Starts a new page if less than this is left. @returns whether it did */
  ensureSpace(height: number): boolean {
    if (this.remainingHeight >= height) return false;
    this.pdf.addPage();
    return true;
  }

  /** A structure element, such as P or H2, inside another or the document itself. */
  element(tag: string, draw: () => void, parent: Structure = this.#root): void {
    parent.add(this.pdf.struct(tag, {}, draw));
  }

  /** A structure element that contains others; call end() once they are complete. */
  group(tag: string, parent: Structure = this.#root): Structure {
    const group = this.pdf.struct(tag);
    parent.add(group);
    return group;
  }

  /** A header cell of a column or row. */
  headerCell(scope: 'Column' | 'Row', draw: () => void, parent: Structure): void {
    const options: { title?: string; scope: string } = { scope };
    parent.add(this.pdf.struct('TH', options, draw));
  }

  /** A picture with alternative text. */
  figure(alt: string, box: { x: number; y: number; width: number; height: number }, draw: () => void): void {
    const { x, y, width, height } = box;
    const options: { alt: string; bbox: [number, number, number, number] } = {
      alt,
      bbox: [x, y, x + width, y + height],
    };
    this.#root.add(this.pdf.struct('Figure', options, draw));
  }

  /** Decoration, such as backgrounds and lines. */
  decoration(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Writes text in the page's column at the current position. */
  write(
    text: string,
    font: keyof DocumentFonts,
    size: number,
    colour: string,
    options: PDFKit.Mixins.TextOptions = {},
  ): void {
    this.pdf.font(font).fontSize(size).fillColor(colour);
    this.pdf.text(text, { width: TEXT_WIDTH, lineGap: size * 0.32, ...options });
  }

  /** Writes the footer of every page except the cover. */
  addFooters(left: string, label: string, colour: string): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start + 1; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      // Text below the bottom margin would start a new page.
      this.pdf.page.margins.bottom = 0;
      const y = PAGE.height - MARGINS.bottom / 2;
      this.pdf.font('text').fontSize(FONT_SIZES.small).fillColor(colour);
      this.pdf.text(left, MARGINS.left, y, { width: TEXT_WIDTH, lineBreak: false });
      const number = label.replace('{page}', String(page + 1)).replace('{pages}', String(count));
      this.pdf.text(number, MARGINS.left, y, { width: TEXT_WIDTH, align: 'right', lineBreak: false });
      this.pdf.endMarkedContent();
    }
  }

  /** Ends the document. @returns its bytes and number of pages */
  async end(): Promise<{ bytes: Buffer; pages: number }> {
    const pages = this.pdf.bufferedPageRange().count;
    this.#root.end();
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => this.pdf.once('end', resolve).once('error', reject));
    this.pdf.end();
    await ended;
    return { bytes: Buffer.concat(chunks), pages };
  }
}
