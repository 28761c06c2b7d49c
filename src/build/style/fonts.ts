/** The theme's font files, and their @font-face rules. */
import path from 'node:path';
import { fileForWeight, filesForWeights } from '../../content/fonts/font-files.ts';
import { type InstalledFont, installedFonts, SYSTEM_FONT, weightsIn } from '../../content/fonts/installed-fonts.ts';
import { makeFont } from '../../content/fonts/make-font.ts';
import type { Theme } from '../../generated/types.ts';
import { lateFontAlias } from '../../styles/theme.ts';

const ALL_WEIGHTS = '400 700';

/** A served font: its family, and file name below /fonts/. */
export interface FontFile {
  role: 'display' | 'text';
  family: string;
  /** Lightest and boldest weight, or the only one. */
  weights: string;
  file: string;
  name: string;
}

/** An installed font. @throws Error for a font that is not installed, which the check reports first */
function requireFont(brandDir: string, family: string): InstalledFont {
  const font = installedFonts(brandDir).get(family);
  if (!font) throw new Error(`The theme names the font "${family}", which is not installed.`);
  return font;
}

/** The files of a font: one for a variable font, else one per weight, starting with the one needed first. */
async function makeRole(
  brandDir: string,
  cacheDir: string,
  role: FontFile['role'],
  { family, weights = ALL_WEIGHTS }: Theme['fonts']['display'],
): Promise<FontFile[]> {
  const wanted = weightsIn(weights);
  if (!wanted) throw new Error(`The theme names the weights "${weights}" of ${family}.`);
  const files = filesForWeights(requireFont(brandDir, family), wanted);
  // Headlines are bold, body text is not.
  const inOrder = role === 'display' ? files.toReversed() : files;
  return Promise.all(
    inOrder.map(async (fontFile) => {
      const file = await makeFont({ fontFile, format: 'woff2' }, cacheDir, role);
      const { thinnest, boldest } = fontFile;
      const ofFile = thinnest === boldest ? `${thinnest}` : `${thinnest} ${boldest}`;
      return { role, family, weights: ofFile, file, name: path.basename(file) };
    }),
  );
}

/** A font in one weight as TrueType, whose outlines can be drawn. @returns its file in the cache */
function makeOutlines(brandDir: string, cacheDir: string, family: string, weight: number): Promise<string> {
  const fontFile = fileForWeight(requireFont(brandDir, family), weight);
  if (!fontFile) throw new Error(`The font "${family}" has no file.`);
  return makeFont({ fontFile, format: 'sfnt' }, cacheDir, 'outlines');
}

/** The weight of text drawn as outlines. */
const OUTLINE_WEIGHT = 600;

const outlineFamily = ({ fonts: { display, text } }: Theme) =>
  [display.family, text.family].find((family) => family !== SYSTEM_FONT);

/** Whether text can be drawn as outlines, which needs a font file; system fonts have none. */
export function hasOutlines(theme: Theme): boolean {
  return outlineFamily(theme) !== undefined;
}

/**
 * The headline font in one weight as TrueType, whose outlines can be drawn; the body font if headlines use a system
 * font.
 * @returns its file in the cache
 * @throws Error when the theme has neither
 */
export async function outlineFont(brandDir: string, cacheDir: string, theme: Theme): Promise<string> {
  return makeOutlines(brandDir, cacheDir, outlineFamily(theme) ?? SYSTEM_FONT, OUTLINE_WEIGHT);
}

/**
 * The fonts of documents as TrueType: headlines, body text, and bold body text. If one is a system font, the other
 * replaces it.
 * @throws Error when the theme has neither
 */
export async function documentFonts(
  brandDir: string,
  cacheDir: string,
  theme: Theme,
): Promise<Record<'display' | 'text' | 'bold', string>> {
  const { display, text } = theme.fonts;
  const textFamily = text.family === SYSTEM_FONT ? display.family : text.family;
  return {
    display: await outlineFont(brandDir, cacheDir, theme),
    text: await makeOutlines(brandDir, cacheDir, textFamily, 400),
    bold: await makeOutlines(brandDir, cacheDir, textFamily, OUTLINE_WEIGHT),
  };
}

/** The theme's fonts, except system fonts. @throws if the theme names a font that is not installed */
export async function makeFonts(brandDir: string, cacheDir: string, theme: Theme): Promise<FontFile[]> {
  const roles = ['display', 'text'] as const;
  const wanted = roles.filter((role) => theme.fonts[role].family !== SYSTEM_FONT);
  const files = await Promise.all(wanted.map((role) => makeRole(brandDir, cacheDir, role, theme.fonts[role])));
  return files.flat();
}

/** `optional`: a page is shown without a font that arrives late. `block`: it waits for the font. */
export type FontDisplay = 'optional' | 'block';

/**
 * The @font-face rules. A font that misses the first paint is used where it moves nothing, and from the next page on
 * everywhere, so that text never shifts while it is read.
 */
export function fontFaceRules(fonts: FontFile[], basePath: string, display: FontDisplay = 'optional'): string {
  const rule = ({ weights, name }: FontFile, family: string) =>
    `@font-face{font-family:'${family}';src:url(${basePath}/fonts/${name});font-weight:${weights};font-display:${display}}`;
  const names = ({ role, family }: FontFile) => (role === 'display' ? [family, lateFontAlias(family)] : [family]);
  return fonts.flatMap((font) => names(font).map((family) => rule(font, family))).join('');
}
