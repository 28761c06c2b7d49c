/** The faces of the theme as files, and the rules that name them. */
import path from 'node:path';
import { type InstalledFace, installedFaces, SYSTEM_FACE, weightsIn } from '../../content/faces/installed-faces.ts';
import { makeFace } from '../../content/faces/make-face.ts';
import type { Theme } from '../../generated/types.ts';

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

/** @throws Error for a face that is not installed, which the check reports before */
function installed(brandDir: string, family: string): InstalledFace {
  const face = installedFaces(brandDir).get(family);
  if (!face) throw new Error(`The theme names the face "${family}", which is not installed.`);
  return face;
}

async function makeFont(
  brandDir: string,
  cacheDir: string,
  role: FontFile['role'],
  { family, weights = ALL_WEIGHTS }: Theme['fonts']['display'],
): Promise<FontFile> {
  const wanted = weightsIn(weights);
  if (!wanted) throw new Error(`The theme names the weights "${weights}" of ${family}.`);
  const wish = { master: installed(brandDir, family).file, weights: wanted, format: 'woff2' as const };
  const file = await makeFace(wish, cacheDir, role);
  return { role, family, weights, file, name: path.basename(file) };
}

/** The weight of words that are drawn as outlines. */
const OUTLINE_WEIGHT = 600;

const outlineFamily = ({ fonts: { display, text } }: Theme) =>
  [display.family, text.family].find((family) => family !== SYSTEM_FACE);

/** Whether text can be drawn as outlines, which needs a font file: system fonts have none here. */
export function hasOutlines(theme: Theme): boolean {
  return outlineFamily(theme) !== undefined;
}

/**
 * The face of headlines in one weight as TrueType, whose outlines can be drawn; where that is the device's own, the face
 * of running text. @returns its file in the cache @throws Error when the theme has neither
 */
export async function outlineFace(brandDir: string, cacheDir: string, theme: Theme): Promise<string> {
  const { file, thinnest, boldest } = installed(brandDir, outlineFamily(theme) ?? SYSTEM_FACE);
  const weight = Math.min(boldest, Math.max(thinnest, OUTLINE_WEIGHT));
  return makeFace({ master: file, weights: [weight, weight], format: 'sfnt' }, cacheDir, 'outlines');
}

/**
 * The faces of documents as TrueType: headlines, running text, and bold words in it. Where one is the device's own, the
 * other stands in. @throws Error when the theme has neither
 */
export async function documentFaces(
  brandDir: string,
  cacheDir: string,
  theme: Theme,
): Promise<Record<'display' | 'text' | 'bold', string>> {
  const { display, text } = theme.fonts;
  const textFamily = text.family === SYSTEM_FACE ? display.family : text.family;
  const inWeight = (family: string, weight: number) => {
    const { file, thinnest, boldest } = installed(brandDir, family);
    const nearest = Math.min(boldest, Math.max(thinnest, weight));
    return makeFace({ master: file, weights: [nearest, nearest], format: 'sfnt' }, cacheDir, 'outlines');
  };
  return {
    display: await outlineFace(brandDir, cacheDir, theme),
    text: await inWeight(textFamily, 400),
    bold: await inWeight(textFamily, OUTLINE_WEIGHT),
  };
}

/**
 * The faces of the theme; none for faces of the device.
 * @throws when the theme names a face that is not installed
 */
export async function makeFonts(brandDir: string, cacheDir: string, theme: Theme): Promise<FontFile[]> {
  const roles = ['display', 'text'] as const;
  const wanted = roles.filter((role) => theme.fonts[role].family !== SYSTEM_FACE);
  return Promise.all(wanted.map((role) => makeFont(brandDir, cacheDir, role, theme.fonts[role])));
}

/** Whether a page does without a face that is late, or waits for it. */
export type FontDisplay = 'optional' | 'block';

/**
 * The rules that name the faces. A face that is not there for the first paint waits for the next page:
 * text never changes its shape under the reader's eyes (no layout shift).
 */
export function fontFaceRules(fonts: FontFile[], basePath = '', display: FontDisplay = 'optional'): string {
  const rule = ({ family, weights, name }: FontFile) =>
    `@font-face{font-family:'${family}';src:url(${basePath}/fonts/${name}) format('woff2');font-weight:${weights};font-display:${display}}`;
  return fonts.map(rule).join('');
}
