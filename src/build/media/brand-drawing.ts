import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The colours of a theme by name. */
export interface Palette {
  palette: Record<string, string>;
}

/** A drawing from brand/ in the theme's colours. @throws if it cannot be read */
export function brandDrawing(brandDir: string, file: string, theme: Palette): string {
  return inThemeColours(readFileSync(path.join(brandDir, file), 'utf8'), theme);
}

/**
 * Inserts the theme's colours into a drawing that refers to them, as in `fill="var(--lime, #d0c82a)"`. The colour after
 * the comma is what drawing programs show, and the fallback for names missing from the palette.
 */
export function inThemeColours(svg: string, { palette }: Palette): string {
  return svg.replace(/var\(--([a-z][a-z0-9-]*)\s*(?:,\s*([^()]*?)\s*)?\)/g, (whole, name: string, other?: string) =>
    Object.hasOwn(palette, name) ? (palette[name] ?? whole) : (other ?? whole),
  );
}
