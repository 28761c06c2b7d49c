import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { themeCss } from '../../styles/theme.ts';
import { brandDrawing } from '../media/brand-drawing.ts';
import { type FontDisplay, type FontFile, fontFaceRules } from './fonts.ts';

/** Height of the band of pattern above the footer; the tile is as wide. */
const BAND = '120px';

/** The drawing of the pattern, if the theme has one. @throws when it cannot be read */
export function patternDrawing({ brandDir, theme }: Pick<CompiledSite, 'brandDir' | 'theme'>): string | undefined {
  return theme.pattern === undefined ? undefined : brandDrawing(brandDir, theme.pattern, theme);
}

/** Where there is no pattern, its band takes no room. */
function patternRule(address: string | undefined): string {
  const [pattern, band] = address === undefined ? ['none', '0px'] : [`url("${address}")`, BAND];
  return `@layer tokens{:root{--pattern:${pattern};--band:${band}}}`;
}

/** The shape that stands beside words; a dot where the theme has none. */
function markRule(corners: string | undefined): string {
  const points = corners?.replaceAll(/\d+/g, '$&%');
  return `@layer tokens{:root{--mark:${points === undefined ? 'circle(40%)' : `polygon(${points})`}}}`;
}

/**
 * The rules that bring the company's colours, fonts, pattern and mark to every page.
 * @param pattern where the pattern is found; it is seen far below the fold, so that no document carries it
 * @param display whether pages wait for the fonts: visitors never do, whoever edits sees nothing else
 */
export function brandStyle(
  { theme }: Pick<CompiledSite, 'theme'>,
  fonts: FontFile[],
  basePath: string,
  pattern: string | undefined,
  display?: FontDisplay,
): string {
  return fontFaceRules(fonts, basePath, display) + themeCss(theme) + patternRule(pattern) + markRule(theme.mark);
}
