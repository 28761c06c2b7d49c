/** The design of downloadable documents: sizes in points, theme colours, font files. */
import type { Theme } from '../../generated/types.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Points from the edge of a page to its text. */
export const MARGINS = { top: 72, right: 64, bottom: 92, left: 64 };

/** The width of the text column. */
export const TEXT_WIDTH = PAGE.width - MARGINS.left - MARGINS.right;

/** Font sizes in points. */
export const FONT_SIZES = { title: 36, heading: 19, figure: 30, lead: 13, text: 10.5, small: 8.5 };

/** The TrueType files of the fonts in a document. */
export interface DocumentFonts {
  display: string;
  text: string;
  bold: string;
}

/** The colours of one of the theme's tones. */
export type ToneColours = Record<'surface' | 'raised' | 'text' | 'muted' | 'accent' | 'line', string>;

/** Returns the colours of a tone of the theme, by value. */
export function toneColours({ palette, tones }: Theme, tone: keyof Theme['tones']): ToneColours {
  const { surface, raised, text, muted, accent, line } = tones[tone];
  const names = { surface, raised, text, muted, accent, line };
  const values = Object.entries(names).map(([name, colour]) => [name, palette[colour] ?? colour]);
  return { ...names, ...Object.fromEntries(values) };
}
