import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { entriesOf } from '../read/files.ts';
import type { FontFamily, FontFile } from './font-files.ts';

/** The font library is loaded only when needed, because it is large. */
const require = createRequire(import.meta.url);

/** Weights at the end of family names, as old files have them. */
const WEIGHT = / (?:Thin|(?:Extra|Semi|Demi|Ultra)? ?(?:Light|Bold)|Regular|Medium|Black|Heavy)$/i;

/** The fonts of a folder that are single WOFF2 files, identified by their own metadata. */
export function looseFonts(folder: string): FontFamily[] {
  const files = (entriesOf(folder) ?? []).filter((name) => name.endsWith('.woff2')).map((name) => join(folder, name));
  const read = files.flatMap((file) => readFont(file) ?? []);
  return [...Map.groupBy(read, ({ family }) => family)].map(([family, of]) => ({
    family,
    files: of.map(({ fontFile }) => fontFile),
  }));
}

/** Undefined for a damaged or italic file; the check then reports the font as missing. */
function readFont(file: string): { family: string; fontFile: FontFile } | undefined {
  const fontkit: typeof import('fontkit') = require('fontkit');
  try {
    const font = fontkit.create(readFileSync(file));
    if (font.italicAngle !== 0) return undefined;
    const family = font.getName('preferredFamily', 'en') ?? font.familyName.replace(WEIGHT, '');
    const axis = font.variationAxes.wght;
    const weight = font['OS/2'].usWeightClass;
    return {
      family,
      fontFile: { file, isVariable: axis !== undefined, thinnest: axis?.min ?? weight, boldest: axis?.max ?? weight },
    };
  } catch {
    return undefined;
  }
}
