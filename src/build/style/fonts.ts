/** The faces of the theme as files, and the rules that name them. */
import path from 'node:path';
import { cutIn, cutsFor } from '../../content/faces/face-cuts.ts';
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

/** The files of a face: one of a variable face, else one for each weight, with the one that is needed first at the beginning. */
async function makeRole(
  brandDir: string,
  cacheDir: string,
  role: FontFile['role'],
  { family, weights = ALL_WEIGHTS }: Theme['fonts']['display'],
): Promise<FontFile[]> {
  const wanted = weightsIn(weights);
  if (!wanted) throw new Error(`The theme names the weights "${weights}" of ${family}.`);
  const cuts = cutsFor(installed(brandDir, family), wanted);
  // Headlines are bold, running text is not.
  const inOrder = role === 'display' ? cuts.toReversed() : cuts;
  return Promise.all(
    inOrder.map(async (cut) => {
      const file = await makeFace({ cut, format: 'woff2' }, cacheDir, role);
      const { thinnest, boldest } = cut;
      const ofFile = thinnest === boldest ? `${thinnest}` : `${thinnest} ${boldest}`;
      return { role, family, weights: ofFile, file, name: path.basename(file) };
    }),
  );
}

/** A face in one weight as TrueType, whose outlines can be drawn. @returns its file in the cache */
function makeOutlines(brandDir: string, cacheDir: string, family: string, weight: number): Promise<string> {
  const cut = cutIn(installed(brandDir, family), weight);
  if (!cut) throw new Error(`The face "${family}" has no file.`);
  return makeFace({ cut, format: 'sfnt' }, cacheDir, 'outlines');
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
  return makeOutlines(brandDir, cacheDir, outlineFamily(theme) ?? SYSTEM_FACE, OUTLINE_WEIGHT);
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
  return {
    display: await outlineFace(brandDir, cacheDir, theme),
    text: await makeOutlines(brandDir, cacheDir, textFamily, 400),
    bold: await makeOutlines(brandDir, cacheDir, textFamily, OUTLINE_WEIGHT),
  };
}

/**
 * The faces of the theme; none for faces of the device.
 * @throws when the theme names a face that is not installed
 */
export async function makeFonts(brandDir: string, cacheDir: string, theme: Theme): Promise<FontFile[]> {
  const roles = ['display', 'text'] as const;
  const wanted = roles.filter((role) => theme.fonts[role].family !== SYSTEM_FACE);
  const files = await Promise.all(wanted.map((role) => makeRole(brandDir, cacheDir, role, theme.fonts[role])));
  return files.flat();
}

/** Whether a page does without a face that is late, or waits for it. */
export type FontDisplay = 'optional' | 'block';

/**
 * The rules that name the faces. A face that is not there for the first paint waits for the next page:
 * text never changes its shape under the reader's eyes (no layout shift).
 */
export function fontFaceRules(fonts: FontFile[], basePath = '', display: FontDisplay = 'optional'): string {
  const rule = ({ family, weights, name }: FontFile) =>
    `@font-face{font-family:'${family}';src:url(${basePath}/fonts/${name});font-weight:${weights};font-display:${display}}`;
  return fonts.map(rule).join('');
}
