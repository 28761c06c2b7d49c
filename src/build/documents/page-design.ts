/** What a document to download looks like: sizes in points, colours of the theme, faces as files. */
import type { Theme } from '../../generated/types.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Points from the edge of a page to its text. */
export const MARGINS = { top: 72, right: 64, bottom: 92, left: 64 };

/** The width of a line of text. */
export const TEXT_WIDTH = PAGE.width - MARGINS.left - MARGINS.right;

/** Sizes of type in points. */
export const TYPE = { title: 36, heading: 19, figure: 30, lead: 13, text: 10.5, small: 8.5 };

/** The faces that are set into a document: files of TrueType. */
export interface DocumentFaces {
  display: string;
  text: string;
  bold: string;
}

/** The colours of one of the theme's tones. */
export type ToneColours = Record<'surface' | 'raised' | 'text' | 'muted' | 'accent' | 'line', string>;

/** A tone of the theme with its colours by value. */
export function toneColours({ palette, tones }: Theme, tone: keyof Theme['tones']): ToneColours {
  const { surface, raised, text, muted, accent, line } = tones[tone];
  const names = { surface, raised, text, muted, accent, line };
  const values = Object.entries(names).map(([name, colour]) => [name, palette[colour] ?? colour]);
  return { ...names, ...Object.fromEntries(values) };
}
