import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The variable faces of a company, by family: each in a folder of brand/faces/, as its package on npm (@fontsource-variable) has it. */
export function installedFaces(brandDir: string): Map<string, InstalledFace> {
  const facesDir = join(brandDir, 'faces');
  const faces = (entriesOf(facesDir) ?? []).flatMap((slug) => faceIn(join(facesDir, slug), slug) ?? []);
  return new Map(faces.map((face) => [face.family, face]));
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
