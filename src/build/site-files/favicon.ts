/** The site's favicon. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { underBase } from '../../content/compile/base-path.ts';
import { svgDataUri } from '../style/svg-data-uri.ts';

/** The icon's file in brand/. */
export const FAVICON = 'favicon.svg';

/**
 * Maximum characters of a drawing that is inlined in every page: browsers request icons at a high priority while the
 * first picture is still loading.
 */
const INLINE = 800;

/**
 * The URL of the favicon.
 * @param drawings the folder of the optimised drawings
 * @throws if it contains no favicon.svg
 */
export function faviconUrl(drawings: string, basePath: string): string {
  const inlined = svgDataUri(readFileSync(path.join(drawings, FAVICON), 'utf8'));
  return inlined.length > INLINE ? underBase(`/${FAVICON}`, basePath) : inlined;
}
