import { readFileSync } from 'node:fs';
import { cutIn } from '../../../content/faces/face-cuts.ts';
import { installedFaces } from '../../../content/faces/installed-faces.ts';
import { brandFolder } from '../../../content/read/files.ts';
import type { FaceInfo } from '../../contract/media.ts';
import type { DraftFolder } from '../draft-folder.ts';

/** Of a face with a file for each weight. */
const SAMPLE_WEIGHT = 600;

/** The faces that the theme can name, with what samples are drawn with; one that cannot be read has none. */
export function listFaces(draft: Pick<DraftFolder, 'dir'>): FaceInfo[] {
  return [...installedFaces(brandFolder(draft.dir)).values()]
    .map((face) => ({
      family: face.family,
      thinnest: face.thinnest,
      boldest: face.boldest,
      data: fontIn(cutIn(face, SAMPLE_WEIGHT)?.file ?? ''),
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
