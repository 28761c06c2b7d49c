/** The icon of the site in tabs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { underBase } from '../../content/compile/base-path.ts';
import { svgDataUri } from '../style/svg-data-uri.ts';

/** The icon's file in brand/. */
export const FAVICON = 'favicon.svg';

/**
 * Up to this many characters a drawing stands in every page: browsers ask for icons while the first picture
 * is still on its way, at a high priority.
 */
const INLINE = 800;

/**
 * The address of the icon.
 * @param drawings the folder of the shortened drawings
 * @throws when it holds no favicon.svg
 */
export function faviconAddress(drawings: string, basePath: string): string {
  const inlined = svgDataUri(readFileSync(path.join(drawings, FAVICON), 'utf8'));
  return inlined.length > INLINE ? underBase(`/${FAVICON}`, basePath) : inlined;
}
