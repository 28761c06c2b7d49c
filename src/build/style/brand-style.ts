import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { themeCss } from '../../styles/theme.ts';
import { brandDrawing } from '../media/brand-drawing.ts';
import { type FontDisplay, type FontFile, fontFaceRules } from './fonts.ts';

/** Height of the patterned band above the footer; each tile is as wide. */
const BAND = '120px';

/** The pattern's drawing, if the theme has one. @throws if it cannot be read */
export function patternDrawing({ brandDir, theme }: Pick<CompiledSite, 'brandDir' | 'theme'>): string | undefined {
  return theme.pattern === undefined ? undefined : brandDrawing(brandDir, theme.pattern, theme);
}

/** The rule of the pattern. Without a pattern, its band takes no space. */
function patternRule(url: string | undefined): string {
  const [pattern, band] = url === undefined ? ['none', '0px'] : [`url("${url}")`, BAND];
  return `@layer tokens{:root{--pattern:${pattern};--band:${band}}}`;
}

/** The rule of the emblem next to text; a dot if the theme has none. */
function markRule(corners: string | undefined): string {
  const points = corners?.replaceAll(/\d+/g, '$&%');
  return `@layer tokens{:root{--mark:${points === undefined ? 'circle(40%)' : `polygon(${points})`}}}`;
}

/**
 * The rules that apply the company's colours, fonts, pattern and emblem to every page.
 * @param pattern URL of the pattern, which is not inlined since it is only visible far below the fold
 * @param display whether pages wait for fonts: never for visitors, always for editors
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
