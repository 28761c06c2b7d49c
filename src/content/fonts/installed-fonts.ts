import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf } from '../read/files.ts';
import { listProperty, property, textProperty } from '../read/json.ts';
import type { FontFamily, FontFile } from './font-files.ts';
import { looseFonts } from './loose-fonts.ts';

/** A font that the theme can use. */
export interface InstalledFont extends Pick<FontFile, 'thinnest' | 'boldest'> {
  family: string;
  /** The file of a variable font, or one file per weight, lightest first. */
  files: FontFile[];
}

/** The name that stands for the visitor's system font. */
export const SYSTEM_FONT = 'system';

/**
 * The scopes of font packages in order of increasing precedence. Variable fonts win, because they are smaller if
 * several weights are used.
 */
export const FONT_PACKAGES = ['@fontsource', '@fontsource-variable'] as const;

/**
 * The available fonts by family: the company's own in brand/fonts/, and those installed with npm. Its own are WOFF2
 * files or package-like folders; they take precedence over installed ones.
 */
export function installedFonts(brandDir: string): Map<string, InstalledFont> {
  const own = join(brandDir, 'fonts');
  const families = [...packageFolders(brandDir), own].flatMap((folder) =>
    (entriesOf(folder) ?? []).map((name) => familyIn(folder, name)),
  );
  return new Map([...families, ...looseFonts(own)].flatMap(fontOf));
}

function fontOf(found: FontFamily | undefined): [string, InstalledFont][] {
  const files = found?.files.toSorted((one, other) => one.thinnest - other.thinnest) ?? [];
  const [first, last] = [files[0], files.at(-1)];
  if (!found || !first || !last) return [];
  return [[found.family, { family: found.family, files, thinnest: first.thinnest, boldest: last.boldest }]];
}

/** The folders in which Node would look for font packages, the nearest one last. */
function packageFolders(folder: string): string[] {
  const above = dirname(folder);
  const here = FONT_PACKAGES.map((scope) => join(folder, 'node_modules', scope));
  return above === folder ? here : [...packageFolders(above), ...here];
}

/** The metadata of a font package. If it cannot be read, undefined, and the check reports the font as missing. */
function metadataIn(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The upright Latin files of a package folder. */
function familyIn(parent: string, slug: string): FontFamily | undefined {
  const folder = join(parent, slug);
  const metadata = metadataIn(folder);
  const family = textProperty(metadata, 'family');
  if (family === undefined) return undefined;
  const file = (weight: string) => join(folder, 'files', `${slug}-latin-${weight}-normal.woff2`);
  const axis = property(property(metadata, 'variable'), 'wght');
  if (axis !== undefined)
    return {
      family,
      files: [
        {
          file: file('wght'),
          isVariable: true,
          thinnest: Number(property(axis, 'min')),
          boldest: Number(property(axis, 'max')),
        },
      ],
    };
  const weights = listProperty(metadata, 'weights').map(Number);
  const files = weights.map((weight) => ({
    file: file(String(weight)),
    isVariable: false,
    thinnest: weight,
    boldest: weight,
  }));
  return { family, files: files.filter((fontFile) => existsSync(fontFile.file)) };
}

/** Reads weights in the theme's format: `500 700`, or a single weight. Undefined for any other text. */
export function weightsIn(text: string): [number, number] | undefined {
  const [, thinnest, boldest = thinnest] = /^(\d{3,4})(?: (\d{3,4}))?$/.exec(text) ?? [];
  return thinnest === undefined ? undefined : [Number(thinnest), Number(boldest)];
}
