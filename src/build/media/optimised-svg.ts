/** Shortens the paths of the company's logos, which are inlined into every page. */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureFolder } from '../../content/cache/atomic-file.ts';
import { shortHash } from '../incremental/short-hash.ts';
import { brandDrawing, type Palette } from './brand-drawing.ts';

/** Decimal places of coordinates. The drawings are 64 units high, so a tenth is far below a pixel. */
const PRECISION = 1;

/**
 * Shortens the SVG files of a folder and applies the theme's colours.
 * @returns a folder in the cache; made once for the same drawings
 */
export async function optimiseDrawings(brandDir: string, cacheDir: string, theme: Palette): Promise<string> {
  const drawings = readdirSync(brandDir)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => ({ name, svg: brandDrawing(brandDir, name, theme) }));
  const folder = path.join(cacheDir, `drawings-${shortHash(JSON.stringify([drawings, PRECISION]))}`);
  return ensureFolder(folder, async (partial) => {
    const { optimize } = await import('svgo/browser');
    for (const { name, svg } of drawings) {
      writeFileSync(path.join(partial, name), optimize(svg, { multipass: true, floatPrecision: PRECISION }).data);
    }
  });
}
