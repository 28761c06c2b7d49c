import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The colours of a theme, by name. */
export interface Palette {
  palette: Record<string, string>;
}

/** A drawing of brand/ in the colours of the theme. @throws when it cannot be read */
export function brandDrawing(brandDir: string, file: string, theme: Palette): string {
  return inThemeColours(readFileSync(path.join(brandDir, file), 'utf8'), theme);
}

/**
 * Puts the colours of the theme into a drawing that names them: `fill="var(--lime, #d0c82a)"`. The colour after the comma
 * is what programs for drawing show, and what stays where the palette has no such name.
 */
export function inThemeColours(svg: string, { palette }: Palette): string {
  return svg.replace(/var\(--([a-z][a-z0-9-]*)\s*(?:,\s*([^()]*?)\s*)?\)/g, (whole, name: string, other?: string) =>
    Object.hasOwn(palette, name) ? (palette[name] ?? whole) : (other ?? whole),
  );
}
