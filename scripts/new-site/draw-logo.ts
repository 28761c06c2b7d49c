/** The wordmark and the favicon of a new site, drawn from the outlines of its own font. */
import type { Font } from 'opentype.js';
import { outlineData } from '../../src/build/media/outline.ts';

/** Colours by purpose, as CSS values. */
export interface LogoColours {
  words: string;
  mark: string;
}

/** Units of the drawing: its height, the space for the mark, and the maximum width of a name on one line. */
const WORDMARK = { height: 64, indent: 36, widest: 190 };
/** Font size and baselines, for a name on one line and on two. */
const ONE_LINE = { size: 42, baselines: [46] };
const TWO_LINES = { size: 29, baselines: [27, 57] };
const ICON = { size: 512, letter: 330, radius: 96 };

const svg = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`;

/** Splits a long name into two lines of similar width; a short name or a single word stays on one line. */
function linesOf(name: string, widthOf: (text: string) => number): string[] {
  const words = name.split(' ');
  if (words.length === 1 || widthOf(name) <= WORDMARK.widest) return [name];
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const [best = []] = splits
    .map((parts) => parts.map((part) => part.join(' ')))
    .sort((one, other) => Math.max(...one.map(widthOf)) - Math.max(...other.map(widthOf)));
  return best;
}

/** Whether a font has every letter of a text. */
function canDraw(text: string, font: Font): boolean {
  return [...text].every((letter) => font.charToGlyphIndex(letter) > 0);
}

/** The wordmark as SVG: three steps as its mark, and the company's name. */
export function wordmark(name: string, font: Font, { words, mark }: LogoColours): string {
  const { height, indent } = WORDMARK;
  const lines = linesOf(name, (text) => font.getAdvanceWidth(text, ONE_LINE.size));
  const { size, baselines } = lines.length === 1 ? ONE_LINE : TWO_LINES;
  const width = Math.ceil(indent + Math.max(...lines.map((line) => font.getAdvanceWidth(line, size))));
  const steps = [0, 8, 16].map((x, index) => `M${x} 52h5v-${16 + index * 12}h-5z`).join('');
  if (!canDraw(name, font)) {
    // Uses the device's font, and assumes that every letter is as wide as it is high.
    const text = `<text fill="${words}" x="${indent}" y="46" font-size="36">${name.replaceAll('&', '&amp;')}</text>`;
    return svg(indent + 36 * [...name].length, height, `<path fill="${mark}" d="${steps}"/>${text}`);
  }
  const letters = lines.map((line, index) =>
    outlineData(font.getPath(line, indent, baselines[index] ?? 0, size).commands),
  );
  return svg(width, height, `<path fill="${mark}" d="${steps}"/><path fill="${words}" d="${letters.join('')}"/>`);
}

/** The favicon as SVG: the first letter of the company's name on a background. */
export function icon(name: string, font: Font, { words, mark }: LogoColours): string {
  const { size, letter, radius } = ICON;
  const glyph = font.getPath(name.charAt(0).toUpperCase(), 0, 0, letter);
  const box = glyph.getBoundingBox();
  const [x, y] = [(size - (box.x1 + box.x2)) / 2, (size - (box.y1 + box.y2)) / 2];
  const path = outlineData(font.getPath(name.charAt(0).toUpperCase(), x, y, letter).commands);
  const ground = `<rect width="${size}" height="${size}" rx="${radius}" fill="${mark}"/>`;
  return svg(size, size, `${ground}<path fill="${words}" d="${path}"/>`);
}
