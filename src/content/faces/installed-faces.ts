import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf } from '../read/files.ts';
import { property, textProperty } from '../read/json.ts';

/** A face that the theme can name. */
export interface InstalledFace {
  family: string;
  /** Its master: a variable face in WOFF2. */
  file: string;
  /** The weights that it can have. */
  thinnest: number;
  boldest: number;
}

/** What stands for the face of the visitor's device. */
export const SYSTEM_FACE = 'system';

/** Where npm puts variable faces. */
export const FACE_PACKAGES = '@fontsource-variable';

/**
 * The variable faces that a company can use, by family: those of its own in brand/faces/, each in a folder as its package
 * has it, and those installed by npm in the project. Its own come before those of the same family that are installed.
 */
export function installedFaces(brandDir: string): Map<string, InstalledFace> {
  const folders = [...packageFolders(brandDir), join(brandDir, 'faces')];
  const faces = folders.flatMap((folder) =>
    (entriesOf(folder) ?? []).flatMap((slug) => faceIn(join(folder, slug), slug) ?? []),
  );
  return new Map(faces.map((face) => [face.family, face]));
}

/** Where packages of faces may lie, the nearest last: as Node looks for packages. */
function packageFolders(folder: string): string[] {
  const above = dirname(folder);
  const here = join(folder, 'node_modules', FACE_PACKAGES);
  return above === folder ? [here] : [...packageFolders(above), here];
}

/** What a face says of itself; undefined where that cannot be read: the check then says that there is no such face. */
function metadataIn(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

function faceIn(folder: string, slug: string): InstalledFace | undefined {
  const metadata = metadataIn(folder);
  const axis = property(property(metadata, 'variable'), 'wght');
  const family = textProperty(metadata, 'family');
  if (family === undefined || axis === undefined) return undefined;
  const file = join(folder, 'files', `${slug}-latin-wght-normal.woff2`);
  return { family, file, thinnest: Number(property(axis, 'min')), boldest: Number(property(axis, 'max')) };
}

/** Thinnest and boldest of weights as the theme writes them: `500 700`, or one weight. Undefined when they are written otherwise. */
export function weightsIn(text: string): [number, number] | undefined {
  const [, thinnest, boldest = thinnest] = /^(\d{3,4})(?: (\d{3,4}))?$/.exec(text) ?? [];
  return thinnest === undefined ? undefined : [Number(thinnest), Number(boldest)];
}
