/** Draws a document of the content as a PDF. */
import type { CompiledDocument, ImageFile } from '../../contracts/compiled-site.ts';
import type { Drawing } from '../../contracts/resolved.ts';
import type { SiteSettings, Theme } from '../../generated/types.ts';
import { brandDrawing } from '../media/brand-drawing.ts';
import { cropAround } from '../media/crop.ts';
import { COVER_PICTURE, type CoverLogo, drawCover } from './cover.ts';
import { type DocumentFonts, FONT_SIZES, type ToneColours, toneColours } from './page-design.ts';
import { drawSection } from './sections.ts';
import { TaggedPdf } from './tagged-pdf.ts';

/** Data shared by all documents of a site. */
export interface DocumentContext {
  site: SiteSettings;
  /** Formats a date such as 2026-11-03. */
  formatDate: (day: string) => string;
  theme: Theme;
  brandDir: string;
  /** The logo for dark backgrounds, and its description. */
  logo: Drawing;
  logoAlt: string;
  fonts: DocumentFonts;
  images: Map<string, ImageFile>;
}

/**
 * Draws a document. The same content, theme and pictures give the same bytes.
 * @throws Error when a picture or a font cannot be read
 */
export async function makeDocument(
  document: CompiledDocument,
  context: DocumentContext,
): Promise<{ bytes: Buffer; pages: number }> {
  const { site, theme, fonts, formatDate } = context;
  const { title, label, lead, date, pageLabel, sections, contact } = document;
  const info = { title, author: site.legalName, subject: lead, language: site.language, date: new Date(date) };
  const doc = new TaggedPdf(info, fonts);
  const picture = { bytes: await coverPicture(document, context), alt: document.picture.alt };
  const dark = toneColours(theme, 'ink');
  drawCover(doc, { label, title, lead, day: formatDate(date), picture, logo: coverLogo(context, dark) }, dark);
  const light = { ...toneColours(theme, 'paper'), raised: toneColours(theme, 'sand').surface };
  for (const [index, section] of sections.entries())
    drawSection(doc, index === 0 ? { ...section, newPage: true } : section, light);
  drawContact(doc, contact, light);
  doc.addFooters(site.legalName, pageLabel, light.muted);
  return doc.end();
}

/** The contact details, never broken across pages. */
function drawContact(doc: TaggedPdf, { heading, lines }: CompiledDocument['contact'], ground: ToneColours): void {
  doc.ensureSpace(72 + lines.length * FONT_SIZES.text * 1.6);
  drawSection(doc, { heading }, ground);
  for (const line of lines) doc.element('P', () => doc.write(line, 'text', FONT_SIZES.text, ground.text));
}

/** Pixels per point of the cover picture. */
const SHARPNESS = 2;

async function coverPicture({ picture }: CompiledDocument, { images }: DocumentContext): Promise<Buffer> {
  const image = images.get(picture.className);
  if (!image) throw new Error(`no file is known for the picture ${picture.name}`);
  const width = Math.round(COVER_PICTURE.width * SHARPNESS);
  const height = Math.round(COVER_PICTURE.height * SHARPNESS);
  const { default: sharp } = await import('sharp');
  return sharp(image.file)
    .autoOrient()
    .extract(cropAround(image, COVER_PICTURE.width / COVER_PICTURE.height))
    .resize(width, height)
    .flatten()
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

/** The shapes of the logo. Shapes without a colour use the text colour. */
function coverLogo({ brandDir, logo, logoAlt, theme }: DocumentContext, { text }: ToneColours): CoverLogo {
  const svg = brandDrawing(brandDir, logo.file, theme);
  const shapes = [...svg.matchAll(/<path\b[^>]*>/g)].map(([shape]) => {
    const colour = /\bfill="([^"]+)"/.exec(shape)?.[1] ?? text;
    return { data: /\bd="([^"]+)"/.exec(shape)?.[1] ?? '', colour: colour === 'currentColor' ? text : colour };
  });
  return { alt: logoAlt, width: logo.width, height: logo.height, shapes };
}
