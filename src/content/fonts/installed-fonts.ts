import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf } from '../read/files.ts';
import { listProperty, property, textProperty } from '../read/json.ts';
import type { Cuts, FontCut } from './font-cuts.ts';
import { looseFonts } from './loose-fonts.ts';

/** A font that the theme can name. */
export interface InstalledFont extends Pick<FontCut, 'thinnest' | 'boldest'> {
  family: string;
  /** The one file of a variable font, or a file for each weight, the thinnest first. */
  cuts: FontCut[];
}

/** What stands for the font of the visitor's device. */
export const SYSTEM_FONT = 'system';

/** Where npm puts fonts; variable ones, which are smaller where a site has several weights, are the last. */
export const FONT_PACKAGES = ['@fontsource', '@fontsource-variable'] as const;

/**
 * The fonts that a company can use, by family: those of its own in brand/fonts/, and those installed by npm in the
 * project. Its own are WOFF2 files, or folders as packages have them; they come before installed ones of the same family.
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

/** Where packages of fonts may lie, the nearest last: as Node looks for packages. */
function packageFolders(folder: string): string[] {
  const above = dirname(folder);
  const here = FONT_PACKAGES.map((scope) => join(folder, 'node_modules', scope));
  return above === folder ? here : [...packageFolders(above), ...here];
}

/** What a font says of itself; undefined where that cannot be read: the check then says that there is no such font. */
function metadataIn(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The upright Latin files of a folder as its package has it. */
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

/** Thinnest and boldest of weights as the theme writes them: `500 700`, or one weight. Undefined when they are written otherwise. */
export function weightsIn(text: string): [number, number] | undefined {
  const [, thinnest, boldest = thinnest] = /^(\d{3,4})(?: (\d{3,4}))?$/.exec(text) ?? [];
  return thinnest === undefined ? undefined : [Number(thinnest), Number(boldest)];
}
