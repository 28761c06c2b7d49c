import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf } from '../read/files.ts';
import { listProperty, property, textProperty } from '../read/json.ts';
import type { Cuts, FontCut } from './font-cuts.ts';
import { looseFonts } from './loose-fonts.ts';

/** A font that the theme can use. */
export interface InstalledFont extends Pick<FontCut, 'thinnest' | 'boldest'> {
  family: string;
  /** The file of a variable font, or one file per weight, lightest first. */
  cuts: FontCut[];
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
  const cuts = [...packageFolders(brandDir), own].flatMap((folder) =>
    (entriesOf(folder) ?? []).map((name) => cutsIn(folder, name)),
  );
  return new Map([...cuts, ...looseFonts(own)].flatMap(fontOf));
}

function fontOf(found: Cuts | undefined): [string, InstalledFont][] {
  const cuts = found?.cuts.toSorted((one, other) => one.thinnest - other.thinnest) ?? [];
  const [first, last] = [cuts[0], cuts.at(-1)];
  if (!found || !first || !last) return [];
  return [[found.family, { family: found.family, cuts, thinnest: first.thinnest, boldest: last.boldest }]];
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
function cutsIn(parent: string, slug: string): Cuts | undefined {
  const folder = join(parent, slug);
  const metadata = metadataIn(folder);
  const family = textProperty(metadata, 'family');
  if (family === undefined) return undefined;
  const file = (weight: string) => join(folder, 'files', `${slug}-latin-${weight}-normal.woff2`);
  const axis = property(property(metadata, 'variable'), 'wght');
  if (axis !== undefined)
    return {
      family,
      cuts: [
        {
          file: file('wght'),
          isVariable: true,
          thinnest: Number(property(axis, 'min')),
          boldest: Number(property(axis, 'max')),
        },
      ],
    };
  const weights = listProperty(metadata, 'weights').map(Number);
  const cuts = weights.map((weight) => ({
    file: file(String(weight)),
    isVariable: false,
    thinnest: weight,
    boldest: weight,
  }));
  return { family, cuts: cuts.filter((cut) => existsSync(cut.file)) };
}

/** Reads weights in the theme's format: `500 700`, or a single weight. Undefined for any other text. */
export function weightsIn(text: string): [number, number] | undefined {
  const [, thinnest, boldest = thinnest] = /^(\d{3,4})(?: (\d{3,4}))?$/.exec(text) ?? [];
  return thinnest === undefined ? undefined : [Number(thinnest), Number(boldest)];
}
