import { readFileSync } from 'node:fs';
import { fileForWeight } from '../../../content/fonts/font-files.ts';
import { installedFonts } from '../../../content/fonts/installed-fonts.ts';
import { brandFolder } from '../../../content/read/files.ts';
import type { FontInfo } from '../../contract/media.ts';
import type { DraftFolder } from '../draft-folder.ts';

/** The weight shown in samples, for fonts with one file per weight. */
const SAMPLE_WEIGHT = 600;

/** The fonts that the theme can name, sorted by family. `data` is empty for fonts that cannot be read. */
export function listFonts(draft: Pick<DraftFolder, 'dir'>): FontInfo[] {
  return [...installedFonts(brandFolder(draft.dir)).values()]
    .map((font) => ({
      family: font.family,
      thinnest: font.thinnest,
      boldest: font.boldest,
      data: fontIn(fileForWeight(font, SAMPLE_WEIGHT)?.file ?? ''),
    }))
    .sort((one, other) => (one.family < other.family ? -1 : 1));
}

function fontIn(file: string): string {
  try {
    return readFileSync(file).toString('base64');
  } catch {
    // The check reports a font without its file.
    return '';
  }
}
