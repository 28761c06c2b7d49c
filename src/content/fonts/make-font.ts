/** Reduces a font to the characters that the site's languages need, and caches it by its content. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureFile } from '../cache/atomic-file.ts';
import type { FontFile } from './font-files.ts';

/** Latin letters with and without accents, digits, punctuation and symbols, as code point ranges. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('');

/** How to make a font. */
export interface FontRequest {
  /** The source file and the weights to keep. A single weight makes a smaller file. */
  fontFile: FontFile;
  /** woff2 for browsers; sfnt for programs that draw the outlines themselves. */
  format: 'woff2' | 'sfnt';
}

const ENDINGS = { woff2: 'woff2', sfnt: 'ttf' } as const;

/**
 * Makes a font, unless it is in the cache.
 * @param prefix the beginning of its file name; the rest depends on the content
 * @returns its file in the cache
 * @throws Error if the source is damaged
 */
export async function makeFont(request: FontRequest, cacheDir: string, prefix: string): Promise<string> {
  const { format, fontFile } = request;
  const source = readFileSync(fontFile.file);
  const hash = createHash('sha256')
    .update(source)
    .update(CHARACTERS)
    .update(`${fontFile.thinnest} ${fontFile.boldest}`)
    .digest('hex')
    .slice(0, 8);
  return ensureFile(path.join(cacheDir, 'fonts', `${prefix}-${hash}.${ENDINGS[format]}`), () =>
    subset(source, request),
  );
}

async function subset(source: Buffer, { fontFile, format }: FontRequest): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const { thinnest: min, boldest: max, isVariable } = fontFile;
  const axes = isVariable && { variationAxes: { wght: min === max ? min : { min, max } } };
  return subsetFont(source, CHARACTERS, { targetFormat: format, ...axes });
}
