import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { filesForWeights } from '../fonts/font-files.ts';
import { type InstalledFont, installedFonts, weightsIn } from '../fonts/installed-fonts.ts';
import { makeFont } from '../fonts/make-font.ts';
import type { Content } from '../read/content.ts';
import { brandFolder } from '../read/files.ts';
import { property, textProperty } from '../read/json.ts';
import type { Issue } from '../report/issues.ts';

/** Finds installed fonts of the theme that cannot be processed. The results are cached for the build. */
export async function unusableFonts(content: Content, cacheDir: string): Promise<Issue[]> {
  const installed = installedFonts(brandFolder(content.configDir));
  const theme = content.documents('theme')[0];
  const found = await Promise.all(
    ['display', 'text'].map(async (role) => {
      const named = property(property(theme?.data, 'fonts'), role);
      const font = installed.get(textProperty(named, 'family') ?? '');
      const weights = weightsIn(textProperty(named, 'weights') ?? '');
      // Weights in the wrong order are reported by the check.
      const isMade = !font || !weights || weights[0] > weights[1] || (await isMakeable(font, weights, cacheDir, role));
      if (isMade) return [];
      const file = filesForWeights(font, weights).map((fontFile) => fontFile.file);
      return [unusable(font, file, `/fonts/${role}/family`, theme?.file.path ?? '')];
    }),
  );
  return found.flat();
}

async function isMakeable(
  font: InstalledFont,
  weights: [number, number],
  cacheDir: string,
  role: string,
): Promise<boolean> {
  try {
    for (const fontFile of filesForWeights(font, weights))
      await makeFont({ fontFile, format: 'woff2' }, cacheDir, role);
    return true;
  } catch {
    // The issue is reported at the font's name; the library's own message would not help an author.
    return false;
  }
}

function unusable({ family }: InstalledFont, files: string[], pointer: string, path: string): Issue {
  const missing = files.find((file) => !existsSync(file));
  const file = missing ?? files[0] ?? '';
  const place = `${basename(dirname(dirname(file)))}/${basename(dirname(file))}`;
  return {
    code: 'unknown-font',
    path,
    pointer,
    message: `The font "${family}" cannot be used: its file "${basename(file)}" is ${missing === undefined ? 'damaged' : 'missing'}.`,
    suggestion: `Put the file into the folder ${place} again, or choose another font.`,
  };
}
