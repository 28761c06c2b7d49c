/** Social cards, 1200 × 630: title and logo next to the page's own picture. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Font } from 'opentype.js';
import { ensureFile } from '../../content/cache/atomic-file.ts';
import type { ImageFile } from '../../contracts/compiled-site.ts';
import { escapeHtml } from '../../contracts/escape-html.ts';
import type { Drawing, Picture } from '../../contracts/resolved.ts';
import type { Theme } from '../../generated/types.ts';
import type { OnProgress } from '../on-progress.ts';
import { outlineFont } from '../style/fonts.ts';
import { brandDrawing } from './brand-drawing.ts';
import { cropAround } from './crop.ts';
import { mapConcurrently } from './encoding-concurrency.ts';
import { outlineData, readOutlines } from './outline.ts';

/** Pixels of a card; the size is set by specification 9. */
export const CARD = { width: 1200, height: 630 };

/** Layout in pixels: text on the left, picture on the right. */
const LAYOUT = { margin: 72, words: 560, picture: 500, logoHeight: 64, largest: 76, smallest: 44, leading: 1.1 };

/** Increase when the drawing changes, so that cached cards are redrawn. */
const DRAWING_VERSION = 3;

export interface CardOptions {
  cacheDir: string;
  theme: Theme;
  /** The folder of the company's drawings and fonts. */
  brandDir: string;
  /** The logo for dark backgrounds. */
  logo: Drawing;
  images: Map<string, ImageFile>;
}

interface Card {
  title: string;
  image: ImageFile;
}

/** Breaks a title into lines no wider than `width`. `widthOf` measures a text. */
export function linesOf(title: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * As many lines as {@link linesOf} returns, but of about the same length, so that no single word is left for the last.
 */
export function balancedLines(title: string, width: number, widthOf: (text: string) => number): string[] {
  const longest = (lines: string[]) => Math.max(...lines.map(widthOf));
  const lines = linesOf(title, width, widthOf);
  const narrower = linesOf(title, longest(lines) - 1, widthOf);
  if (narrower.length > lines.length || longest(narrower) >= longest(lines)) return lines;
  return balancedLines(title, longest(narrower), widthOf);
}

/** The largest size at which a title takes at most four lines, and these lines. */
function fitTitle(title: string, font: Font): { size: number; lines: string[] } {
  for (let size = LAYOUT.largest; ; size -= 4) {
    const lines = balancedLines(title, LAYOUT.words, (text) => font.getAdvanceWidth(text, size));
    if (lines.length <= 4 || size <= LAYOUT.smallest) return { size, lines };
  }
}

/** Chooses the names of cards while pages are rendered, and makes the files afterwards. Each is cached by content. */
export class SocialCards {
  readonly #options: CardOptions;
  readonly #cacheKeyInputs: string;
  readonly #wanted = new Map<string, Card>();
  /** Loaded once, for the first card that is drawn. */
  #font: Promise<Font> | undefined;

  constructor(options: CardOptions) {
    this.#options = options;
    const logo = brandDrawing(options.brandDir, options.logo.file, options.theme);
    this.#cacheKeyInputs = JSON.stringify([DRAWING_VERSION, LAYOUT, options.theme, logo]);
  }

  /** The file name of a page's card below /images/. */
  nameOf(title: string, picture: Picture): string {
    const image = this.#options.images.get(picture.className);
    if (!image) throw new Error(`no file is known for the picture ${picture.name}`);
    const hash = createHash('sha256')
      .update(this.#cacheKeyInputs)
      .update(title)
      .update(picture.hash)
      .update(picture.className);
    const name = `card-${hash.update(String(image.focus)).digest('hex').slice(0, 12)}.jpg`;
    this.#wanted.set(name, { title, image });
    return name;
  }

  /** Makes the cards that were named and copies them into a folder. @throws if a picture cannot be read */
  async make(outDir: string, onProgress?: OnProgress): Promise<void> {
    const missing = [...this.#wanted].filter(([name]) => !existsSync(path.join(outDir, name)));
    let made = 0;
    await mapConcurrently(missing, async ([name, card]) => {
      onProgress?.('Drawing social cards', made++, missing.length);
      const file = await ensureFile(path.join(this.#options.cacheDir, 'cards', name), () => this.#drawn(card));
      copyFileSync(file, path.join(outDir, name));
    });
  }

  async #drawn(card: Card): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    const picture = await sharp(card.image.file)
      .autoOrient()
      .extract(cropAround(card.image, LAYOUT.picture / CARD.height))
      .resize(LAYOUT.picture, CARD.height)
      .toBuffer();
    return sharp(Buffer.from(await this.#drawing(card.title)))
      .composite([{ input: picture, left: CARD.width - LAYOUT.picture, top: 0 }])
      .flatten()
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }

  /**
   * Background, logo, title and a line in the accent colour as SVG. The title is drawn as outlines, since the font is
   * not installed.
   */
  async #drawing(title: string): Promise<string> {
    const { brandDir, theme, logo } = this.#options;
    const { palette, tones } = theme;
    const colour = (name: string) => escapeHtml(palette[name] ?? name);
    this.#font ??= this.#readFont();
    const font = await this.#font;
    const { size, lines } = fitTitle(title, font);
    const leading = size * LAYOUT.leading;
    const first = CARD.height - LAYOUT.margin - (lines.length - 1) * leading;
    const words = lines
      .map((line, index) => outlineData(font.getPath(line, LAYOUT.margin, first + index * leading, size).commands))
      .join('');
    const svg = brandDrawing(brandDir, logo.file, theme).replaceAll('currentColor', colour(tones.ink.text));
    const mark = Buffer.from(svg).toString('base64');
    const line = first - leading - 28;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><rect width="100%" height="100%" fill="${colour(tones.ink.surface)}"/><image href="data:image/svg+xml;base64,${mark}" x="${LAYOUT.margin - 4}" y="${LAYOUT.margin - 16}" height="${LAYOUT.logoHeight}" width="${(logo.width / logo.height) * LAYOUT.logoHeight}"/><rect x="${LAYOUT.margin}" y="${line}" width="72" height="8" fill="${colour(tones.ink.accent)}"/><path fill="${colour(tones.ink.text)}" d="${words}"/></svg>`;
  }

  async #readFont(): Promise<Font> {
    const { brandDir, cacheDir, theme } = this.#options;
    return readOutlines(await outlineFont(brandDir, cacheDir, theme));
  }
}
