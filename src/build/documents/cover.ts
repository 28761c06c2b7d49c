import { FONT_SIZES, MARGINS, PAGE, TEXT_WIDTH, type ToneColours } from './page-design.ts';
import type { TaggedPdf } from './tagged-pdf.ts';

/** The content of a cover. */
export interface Cover {
  label: string;
  title: string;
  lead: string;
  /** The day in words. */
  day: string;
  /** A JPEG with the proportions of `COVER_PICTURE`, and its description. */
  picture: { bytes: Buffer; alt: string };
  logo: CoverLogo;
}

/** A logo as the shapes of its drawing. */
export interface CoverLogo {
  alt: string;
  width: number;
  height: number;
  shapes: { data: string; colour: string }[];
}

/** Position of the picture in points: the lower half of the page, up to its edges. */
export const COVER_PICTURE = { x: 0, y: 430, width: PAGE.width, height: PAGE.height - 430 };

const LOGO_HEIGHT = 44;

/** Draws the first page: logo and text on the dark background, a picture below. */
export function drawCover(doc: TaggedPdf, cover: Cover, ground: ToneColours): void {
  const { pdf } = doc;
  pdf.addPage();
  doc.decoration(() => {
    pdf.rect(0, 0, PAGE.width, COVER_PICTURE.y).fill(ground.surface);
    pdf.rect(MARGINS.left, 150, 44, 5).fill(ground.accent);
  });
  drawLogo(doc, cover.logo);
  pdf.x = MARGINS.left;
  pdf.y = 172;
  doc.element('P', () => doc.write(cover.label, 'bold', FONT_SIZES.text, ground.accent));
  pdf.y += 4;
  doc.element('H1', () => doc.write(cover.title, 'display', FONT_SIZES.title, ground.text, { lineGap: 0 }));
  pdf.y += 10;
  doc.element('P', () => doc.write(cover.lead, 'text', FONT_SIZES.lead, ground.text, { width: TEXT_WIDTH * 0.86 }));
  pdf.y += 4;
  doc.element('P', () => doc.write(cover.day, 'text', FONT_SIZES.text, ground.muted));
  const { x, y, width, height } = COVER_PICTURE;
  doc.figure(cover.picture.alt, COVER_PICTURE, () => pdf.image(cover.picture.bytes, x, y, { width, height }));
}

function drawLogo(doc: TaggedPdf, { alt, width, height, shapes }: CoverLogo): void {
  const scale = LOGO_HEIGHT / height;
  const box = { x: MARGINS.left - 4 * scale, y: 56, width: width * scale, height: LOGO_HEIGHT };
  doc.figure(alt, box, () => {
    doc.pdf.save().translate(box.x, box.y).scale(scale);
    for (const { data, colour } of shapes) doc.pdf.path(data).fill(colour);
    doc.pdf.restore();
  });
}
