import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { themeCss } from '../../styles/theme.ts';
import { type FontFile, fontFaceRules } from './fonts.ts';
import { svgDataUri } from './svg-data-uri.ts';

/** Height of the band of pattern above the footer; the tile is as wide. */
const BAND = '120px';

/** The pattern stands in the style itself: no request is made for it. Where there is none, its band takes no room. */
function patternRule({ brandDir, theme }: Pick<CompiledSite, 'brandDir' | 'theme'>): string {
  if (theme.pattern === undefined) return '@layer tokens{:root{--pattern:none;--band:0px}}';
  const uri = svgDataUri(readFileSync(path.join(brandDir, theme.pattern), 'utf8'));
  return `@layer tokens{:root{--pattern:url("${uri}");--band:${BAND}}}`;
}

/** The rules that bring the company's colours, faces and pattern to every page. @throws when the pattern cannot be read */
export function brandStyle(
  site: Pick<CompiledSite, 'brandDir' | 'theme'>,
  fonts: FontFile[],
  basePath: string,
): string {
  return fontFaceRules(fonts, basePath) + themeCss(site.theme) + patternRule(site);
}
