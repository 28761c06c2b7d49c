/** Cuts the theme's faces down to the characters the site's languages need, cached by content. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '../../generated/types.ts';

/** Latin letters with accents, figures, punctuation and the signs in use. */
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

const ALL_WEIGHTS = '400 700';

/** A face as it is served: its family and file name below /fonts/. */
export interface FontFile {
  role: 'display' | 'text';
  family: string;
  /** Thinnest and boldest weight, or the only one. */
  weights: string;
  file: string;
  name: string;
}

function masterOf(root: string, family: string): string {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  return path.join(root, 'node_modules/@fontsource-variable', slug, 'files', `${slug}-latin-wght-normal.woff2`);
}

/** One weight makes a smaller file than a range: the face is no longer variable. */
function weightAxis(weights: string): number | { min: number; max: number } {
  const [min = 400, max = min] = weights.split(' ').map(Number);
  return min === max ? min : { min, max };
}

async function makeFont(
  root: string,
  cacheDir: string,
  role: FontFile['role'],
  face: Theme['fonts']['display'],
): Promise<FontFile> {
  const master = masterOf(root, face.family);
  if (!existsSync(master)) {
    throw new Error(
      `The theme names the face "${face.family}", which is not installed. Use Outfit, Figtree or "system".`,
    );
  }
  const weights = face.weights ?? ALL_WEIGHTS;
  const source = readFileSync(master);
  const hash = createHash('sha256').update(source).update(CHARACTERS).update(weights).digest('hex').slice(0, 8);
  const name = `${role}-${hash}.woff2`;
  const file = path.join(cacheDir, 'fonts', name);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const { default: subsetFont } = await import('subset-font');
    writeFileSync(
      file,
      await subsetFont(source, CHARACTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: weightAxis(weights) },
      }),
    );
  }
  return { role, family: face.family, weights, file, name };
}

/** The weight of words that are drawn as outlines. */
const OUTLINE_WEIGHT = 600;
/** Drawn instead of a face of the device, whose outlines nobody here has. */
const OUTLINE_FAMILY = 'Outfit';

/** A face of one weight as TrueType, whose outlines can be drawn. @returns its file in the cache */
export async function staticFace(root: string, cacheDir: string, family: string): Promise<string> {
  const master = masterOf(root, family === 'system' ? OUTLINE_FAMILY : family);
  const source = readFileSync(master);
  const hash = createHash('sha256').update(source).update(CHARACTERS).digest('hex').slice(0, 8);
  const file = path.join(cacheDir, 'fonts', `outlines-${hash}.ttf`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const { default: subsetFont } = await import('subset-font');
  const face = await subsetFont(source, CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: OUTLINE_WEIGHT },
  });
  writeFileSync(file, face);
  return file;
}

/**
 * The faces of the theme; none for faces of the device.
 * @throws when the theme names a face that is not installed
 */
export async function makeFonts(root: string, cacheDir: string, theme: Theme): Promise<FontFile[]> {
  const roles = ['display', 'text'] as const;
  const wanted = roles.filter((role) => theme.fonts[role].family !== 'system');
  return Promise.all(wanted.map((role) => makeFont(root, cacheDir, role, theme.fonts[role])));
}

/**
 * The rules that name the faces. A face that is not there for the first paint waits for the next page:
 * text never changes its shape under the reader's eyes (no layout shift).
 */
export function fontFaceRules(fonts: FontFile[], basePath = ''): string {
  const rule = ({ family, weights, name }: FontFile) =>
    `@font-face{font-family:'${family}';src:url(${basePath}/fonts/${name}) format('woff2');font-weight:${weights};font-display:optional}`;
  return fonts.map(rule).join('');
}
